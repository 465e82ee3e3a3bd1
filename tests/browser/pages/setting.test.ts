import { expect, test } from '../page.ts';
import { expectLaidOut } from '../wakeUp/code.ts';

test('lines of running text hold 65 to 75 characters on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/interest-rate');
  await expectLaidOut(page);
  const characters = await page
    .locator('article .markdown > p')
    .filter({ hasText: 'An overpayment earns' })
    .evaluate((paragraph: HTMLElement) => {
      const { width } = paragraph.getBoundingClientRect();
      // On one line, because the last of several lines is rarely full.
      Object.assign(paragraph.style, { inlineSize: 'max-content', maxInlineSize: 'none' });
      const whole = paragraph.getBoundingClientRect().width;
      return ((paragraph.textContent ?? '').length * width) / whole;
    });
  expect(characters).toBeGreaterThanOrEqual(65);
  expect(characters).toBeLessThanOrEqual(75);
});

test('printed, only the text is left', async ({ page }) => {
  await page.goto('/focaccia');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.navbar')).toBeHidden();
  await expect(page.locator('.footer')).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
});
