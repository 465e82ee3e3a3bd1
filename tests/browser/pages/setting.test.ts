import { expect, test } from '../page.ts';
import { expectLaidOut } from '../wakeUp/code.ts';

test('lines of running text hold 65 to 75 characters on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/interest-rate');
  await expectLaidOut(page);
  const average = await page
    .locator('article .markdown > p')
    .filter({ hasText: 'An overpayment earns' })
    .evaluate((paragraph) => {
      const lineHeight = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
      const lines = Math.round(paragraph.getBoundingClientRect().height / lineHeight);
      return (paragraph.textContent ?? '').length / lines;
    });
  expect(average).toBeGreaterThan(50);
  expect(average).toBeLessThanOrEqual(75);
});

test('printed, only the text is left', async ({ page }) => {
  await page.goto('/focaccia');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.navbar')).toBeHidden();
  await expect(page.locator('.footer')).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
});
