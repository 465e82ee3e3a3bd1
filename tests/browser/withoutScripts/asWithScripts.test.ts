import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { CODE, expectLaidOut } from '../wakeUp/code.ts';

test.use({ window: 'own' });

/** A page of each kind. */
const PAGES = [
  '/',
  '/airport',
  '/docker',
  '/focaccia',
  '/travel-checklist',
  '/coding-font',
  '/investment-return',
  '/search',
];

/** What a screen reader finds on a page: the names of its headings, and how many rows are named by their first cell. */
interface Found {
  readonly headings: readonly string[];
  readonly rows: number;
}

/** Reads the browser's accessibility tree. */
async function foundIn(page: Page): Promise<Found> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const namesOf = (wanted: string) =>
    nodes
      .filter(({ ignored, role }) => !ignored && role?.value === wanted)
      .map(({ name }) => String(name?.value ?? '').trim());
  return {
    headings: namesOf('heading'),
    rows: namesOf('rowheader').filter((name) => name !== '').length,
  };
}

async function openedIn(
  browser: Browser,
  path: string,
  options: BrowserContextOptions,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await prepare?.(page);
  await page.goto(path);
  return page;
}

for (const path of PAGES) {
  test(`${path} has the same headings and rows without scripts, and if they don’t arrive`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(path);
    await expectLaidOut(page);
    const whole = await foundIn(page);
    expect(whole.headings).not.toContain('');

    const options = baseURL === undefined ? {} : { baseURL };
    const off = await openedIn(browser, path, { ...options, javaScriptEnabled: false });
    await expect.poll(() => foundIn(off)).toEqual(whole);
    await off.context().close();

    const blocked = await openedIn(browser, path, options, (opened) =>
      opened.route(CODE, (route) => route.abort()),
    );
    await expect.poll(() => foundIn(blocked)).toEqual(whole);
    await blocked.context().close();
  });
}

for (const width of [1280, 390]) {
  test(`the head of a data table is above its first row without scripts, at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    const options = { javaScriptEnabled: false, viewport: { width, height: 900 } };
    const page = await openedIn(browser, '/airport', { ...options, ...(baseURL && { baseURL }) });
    const bottom = await page
      .locator('thead')
      .first()
      .evaluate((head) => head.getBoundingClientRect().bottom);
    const top = await page
      .locator('tbody tr')
      .first()
      .evaluate((row) => row.getBoundingClientRect().top);
    expect(bottom).toBeLessThanOrEqual(top);
    await page.context().close();
  });
}
