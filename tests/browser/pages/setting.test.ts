import { expect, test } from '../page.ts';

test('lines of running text hold 65 to 75 characters on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/interest-rate');
  const paragraph = page
    .locator('article .markdown > p')
    .filter({ hasText: 'An overpayment earns' });
  const average = () =>
    paragraph.evaluate((element) => {
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
      const lines = Math.round(element.getBoundingClientRect().height / lineHeight);
      return (element.textContent ?? '').length / lines;
    });
  await paragraph.scrollIntoViewIfNeeded();
  // It has the height of its text once it is laid out.
  await expect.poll(average).toBeGreaterThan(50);
  expect(await average()).toBeLessThanOrEqual(75);
});

test('printed, only the text is left', async ({ page }) => {
  await page.goto('/focaccia');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.navbar')).toBeHidden();
  await expect(page.locator('.footer')).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
});
