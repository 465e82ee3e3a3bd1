import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { sitemapPaths as paths } from './sitemap.ts';

/** Adds up what the page moves under the reader, as the browser's own layout-shift entries say. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: readonly number[] };
      return shifts.reduce((sum, value) => sum + value, 0);
    });
}

// @proves product.indexable
test('the sitemap names the landing page, the fixed pages and the documents', () => {
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/about', '/docs-rule', '/privacy-policy', '/sport', '/visa']),
  );
  expect(paths.length).toBeGreaterThanOrEqual(28);
});

/** Pages of each kind, looked at as they come at both widths; every page comes at the narrow one. */
const WIDE = [
  '/',
  '/about',
  '/cooking-index',
  '/docker',
  '/airport',
  '/focaccia',
  '/color-contrast',
];

/** Waits until all of a page is there: diagrams are drawn and pictures come after the text. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  for (const diagram of await page.locator('[data-diagram]').all()) {
    await expect(diagram.locator('svg')).toHaveCount(1);
  }
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const path of [...paths, '/search']) {
  // @proves documents.page, calls.own
  test(`${path} opens without a fault, nor a shift on a phone, nor scrolling sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shift = await watchShifts(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toBeEmpty();
    await expect(page).toHaveTitle(/\S/);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await shift()).toBeLessThan(0.01);
    await page.setViewportSize({ width: 1280, height: 844 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
}

for (const path of WIDE) {
  test(`${path} opens without a shift on a wide screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    const shift = await watchShifts(page);
    await page.goto(path);
    await settled(page);
    expect(await shift()).toBeLessThan(0.01);
  });
}
