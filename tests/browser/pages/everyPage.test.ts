import { readFileSync } from 'node:fs';
import { expect, test } from '../page.ts';

const SITEMAP = new URL('../../../build/sitemap.xml', import.meta.url);

/** Path of each page that the build's sitemap names. */
const paths = [...readFileSync(SITEMAP, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

test('the sitemap names the home page and documents', () => {
  expect(paths).toContain('/');
  expect(paths.length).toBeGreaterThan(10);
});

for (const path of paths) {
  test(`${path} opens without a fault`, async ({ page }) => {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('#__docusaurus_skipToContent_fallback')).toBeVisible();
    await expect(page).toHaveTitle(/\S/);
  });
}

test('an address that does not exist shows the not-found page with its status', async ({
  page,
  faults,
}) => {
  faults.expect(/no-such-page \(404\)/);
  faults.expect(/^console: Failed to load resource: the server responded with a status of 404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toBeVisible();
});
