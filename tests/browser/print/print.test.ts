import { expect, test } from '../page.ts';

test.use({ window: 'own' });

test('paper has the light colors, and what is behind tabs and details', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/docker');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const panels = page.locator('.tabs-container').first().locator('[role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(1);
  await expect(panels.last()).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
  }
  await expect(page.locator('article details:not([open])')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(panels.last()).toBeHidden();
});
