import type { Page } from '@playwright/test';
import { drawDiagrams } from '../diagrams.ts';
import { coveredRows } from '../documents/landing.ts';
import { expect } from '../page.ts';
import { shiftOf, test } from '../visit.ts';
import { expectLaidOut } from '../wakeUp/code.ts';
import { batchesOf, sitemapPaths as paths } from './sitemap.ts';

// @proves product.indexable
test('the sitemap names the landing page, the fixed pages and the documents', () => {
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/about', '/docs-rule', '/privacy-policy', '/sport', '/visa']),
  );
  expect(paths.length).toBeGreaterThanOrEqual(28);
});

/** A page of each kind. All other pages are tested only on a phone, where there's less room. */
const WIDE = ['/', '/about', '/cooking-index', '/docker', '/focaccia', '/color-contrast'];

/** Pages with a table that is longer than a hundred rows. */
const LONG_TABLES = ['/airport', '/mcc', '/spec-country'];

/** The largest layout shift of a page. */
const SHIFT_MAX = 0.01;

/** Waits until a page is complete, including diagrams and pictures, which come after the text. */
async function settled(page: Page): Promise<void> {
  await expectLaidOut(page);
  await drawDiagrams(page);
}

// Otherwise, missing or late files of a page could go unnoticed.
test('a page comes as a whole after another one in the same window', async ({ page, visit }) => {
  await visit('/decision-making', { width: 1280 });
  await settled(page);
  await visit('/interest-rate', { width: 1280 });
  await settled(page);
  const fromCache = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize === 0)
      .map(({ name }) => name),
  );
  expect(fromCache).toEqual([]);
});

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const { name, batch } of batchesOf([...paths, '/search'])) {
  // @proves documents.page, calls.own
  test(`pages ${name} open on a phone without a fault, a shift, or scrolling sideways, and links to rows show them`, async ({
    page,
    visit,
  }) => {
    test.setTimeout(240_000);
    for (const path of batch) {
      const response = await visit(path, { width: 390 });
      expect(response?.status(), path).toBe(200);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).not.toBeEmpty();
      await expect(page, path).toHaveTitle(/\S/);
      expect.soft(await sideways(page), path).toBeLessThanOrEqual(0);
      expect.soft(await shiftOf(page), path).toBeLessThan(SHIFT_MAX);
      expect.soft((await coveredRows(page)).covered, path).toEqual([]);
    }
  });
}

for (const path of [...WIDE, ...LONG_TABLES]) {
  test(`${path} opens on a wide screen without a shift or scrolling sideways`, async ({
    page,
    visit,
  }) => {
    await visit(path, { width: 1280 });
    await settled(page);
    expect(await shiftOf(page)).toBeLessThan(SHIFT_MAX);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const { count, covered } = await coveredRows(page);
    expect(covered).toEqual([]);
    expect(count > 100).toBe(LONG_TABLES.includes(path));
  });
}
