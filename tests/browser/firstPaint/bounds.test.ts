import type { Page } from '@playwright/test';
import { hold } from '../hold.ts';
import { expect, test } from '../page.ts';

/** Opens a page with its stylesheet and code held back. */
async function openAsleep(page: Page, address: string): Promise<() => void> {
  const letThrough = await hold(page, /\/assets\//);
  await page.goto(address);
  return letThrough;
}

// Each has wide content just below the first screen: code, a picture, a formula, or a table.
for (const address of ['/docker', '/ai', '/design-icon', '/passport', '/monitor', '/focaccia']) {
  test(`${address} doesn't scroll sideways on a phone before its stylesheet has come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const letThrough = await openAsleep(page, address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    letThrough();
  });
}

test('a page is about as high before it wakes up as after', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letThrough = await openAsleep(page, '/docker');
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await heightOf();
  letThrough();
  await expect(page.locator('body [data-below]')).toHaveCount(0);
  expect(before / (await heightOf())).toBeLessThan(1.5);
});

test('a page that is printed before its stylesheet has come is its text, and icons are small', async ({
  page,
}) => {
  const letThrough = await openAsleep(page, '/docker');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article h1')).toBeVisible();
  for (const part of ['.navbar', '.footer', '.pagination-nav', '.theme-doc-sidebar-container']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
  const icon = page.locator('.theme-admonition svg').first();
  expect(await icon.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThan(40);
  letThrough();
});
