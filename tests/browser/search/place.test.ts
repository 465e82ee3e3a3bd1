import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';

const hits = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Opens a search with many results, shows more of them, and scrolls down to one. */
async function openFarDown(page: Page): Promise<number> {
  await page.goto('/search?q=docker');
  await expect(hits(page)).toHaveCount(15);
  await page.getByRole('button', { name: 'Show more results' }).click();
  await expect(hits(page)).toHaveCount(30);
  await hits(page).nth(22).scrollIntoViewIfNeeded();
  return page.evaluate(() => window.scrollY);
}

for (const [where, leave] of [
  ['another page of the site', (page: Page) => hits(page).nth(22).getByRole('link').click()],
  ['a page that is loaded anew', (page: Page) => page.goto('/about')],
] as const) {
  test(`who comes back to results from ${where} finds them as they were`, async ({ page }) => {
    const top = await openFarDown(page);
    await leave(page);
    await expect(page).not.toHaveURL(/search\?q/);
    await page.goBack();
    await expect(hits(page)).toHaveCount(30);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1);
  });
}

test('who asks something else starts at the top', async ({ page }) => {
  await openFarDown(page);
  await page.goto('/search?q=python');
  await expect(hits(page)).toHaveCount(15);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('who comes back to a document finds it where it was', async ({ page }) => {
  await page.goto('/docker');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.locator('article h2').nth(2).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const top = await page.evaluate(() => window.scrollY);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About' })
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1);
});

test('a query that is cut in the middle of an emoji is asked without it', async ({ page }) => {
  const text = 'x'.repeat(63);
  await page.goto(`/search?q=${encodeURIComponent(`${text}😀`)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for “${text}”`);
  await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue(text);
});
