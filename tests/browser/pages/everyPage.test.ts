import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';

/** Playwright runs in the project's folder. */
const SITEMAP = 'build/sitemap.xml';

/** Path of each page that the build's sitemap names. */
const paths = [...readFileSync(SITEMAP, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

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

test('the sitemap names the landing page, the fixed pages and the documents', () => {
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/about', '/docs-rule', '/privacy-policy', '/sport', '/visa']),
  );
  expect(paths.length).toBeGreaterThanOrEqual(28);
});

for (const path of [...paths, '/search']) {
  for (const width of [390, 1280]) {
    test(`${path} opens without a fault, nor a shift, nor scrolling sideways at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const shift = await watchShifts(page);
      const response = await page.goto(path, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.getByRole('heading', { level: 1 }).first()).not.toBeEmpty();
      await expect(page).toHaveTitle(/\S/);
      // A diagram is drawn after the network has gone quiet.
      for (const diagram of await page.locator('[data-diagram]').all()) {
        await expect(diagram.locator('svg')).toHaveCount(1);
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await shift()).toBeLessThan(0.01);
    });
  }
}
