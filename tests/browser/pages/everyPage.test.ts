import type { Page } from '@playwright/test';
import { drawDiagrams } from '../diagrams.ts';
import { expect } from '../page.ts';
import { shiftOf, test } from '../visit.ts';
import { expectLaidOut } from '../wakeUp/code.ts';
import { sitemapPaths as paths } from './sitemap.ts';

// @proves product.indexable
test('the sitemap names the landing page, the fixed pages and the documents', () => {
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/about', '/docs-rule', '/privacy-policy', '/sport', '/visa']),
  );
  expect(paths.length).toBeGreaterThanOrEqual(28);
});

/** A page of each kind, tested at both widths. All other pages are tested only at the narrow one. */
const WIDE = [
  '/',
  '/about',
  '/cooking-index',
  '/docker',
  '/airport',
  '/focaccia',
  '/color-contrast',
];

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

for (const path of [...paths, '/search']) {
  // @proves documents.page, calls.own
  test(`${path} opens without a fault, nor a shift on a phone, nor scrolling sideways`, async ({
    page,
    visit,
  }) => {
    const response = await visit(path, { width: 390 });
    expect(response?.status()).toBe(200);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toBeEmpty();
    await expect(page).toHaveTitle(/\S/);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await shiftOf(page)).toBeLessThan(0.01);
    await page.setViewportSize({ width: 1280, height: 844 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
}

for (const path of WIDE) {
  test(`${path} opens without a shift on a wide screen`, async ({ page, visit }) => {
    await visit(path, { width: 1280 });
    await settled(page);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });
}
