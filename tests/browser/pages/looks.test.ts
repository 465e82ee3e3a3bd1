import type { Page } from '@playwright/test';
import { drawDiagrams } from '../diagrams.ts';
import { expect } from '../page.ts';
import { test } from '../visit.ts';
import { expectLaidOut } from '../wakeUp/code.ts';
import { LOOKS } from './looks.ts';

/** Pages of each kind, with each part that documents can have. */
const PAGES = [
  '/docker',
  '/git-snippet',
  '/http',
  '/visa',
  '/fried-rice',
  '/bank',
  '/tipping',
  '/interest-rate',
  '/packing-list',
  '/travel-checklist',
  '/curl',
  '/cli',
  '/cooking-index',
  '/algorithm',
  '/privacy-policy',
] as const;

/** What a page looks like that nobody would want: a fault for each look. */
const PLANTED = `<article class="markdown">
  <p style="width: 300px">a</p><p style="width: 320px">b</p><p style="width: 340px">c</p>
  <p style="font-size: 9px">small</p>
  <p style="overflow: hidden; white-space: nowrap; width: 300px">${'cut '.repeat(99)}</p>
  <p style="width: 1em">grep -w</p>
  <p style="margin: 0 0 -1em; line-height: 1">on each</p><p style="margin: 0; line-height: 1">other</p>
  <div class="theme-code-block" style="position: relative; width: 300px">code
    <button style="position: absolute; top: 100px; right: 0">Copy</button></div>
  <a href="#" style="outline: none">link</a></article>`;

/** Returns the faults of a page, by what they're called. */
async function faultsOf(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: [string, readonly string[]][] = [];
  for (const [name, look] of Object.entries(LOOKS)) {
    found.push([name, await page.evaluate(look)]);
  }
  return Object.fromEntries(found.filter(([, faults]) => faults.length > 0));
}

test('each check finds its planted defect', async ({ page }) => {
  await page.setContent(PLANTED);
  expect(Object.keys(await faultsOf(page))).toEqual(Object.keys(LOOKS));
});

for (const width of [1280, 390]) {
  for (const path of PAGES) {
    test(`${path} has no layout defects, ${width} px`, async ({ page, visit }) => {
      await visit(path, { width });
      await expectLaidOut(page);
      await drawDiagrams(page);
      expect(await faultsOf(page)).toEqual({});
    });
  }
}
