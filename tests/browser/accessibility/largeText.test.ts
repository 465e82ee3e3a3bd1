import { expect, test } from '../page.ts';

test.use({ window: 'own' });

test('text at twice the size has the layout that there is room for', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/docker');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(page.locator('.navbar__link').first()).toBeHidden();
  await expect(page.locator('.theme-doc-toc-desktop')).toHaveCount(0);
  await expect(page.locator('#sidebar-menu')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  const parts = page.locator('.navbar__items > :visible');
  const boxes = await parts.evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .map(({ left, right }) => [left, right]),
  );
  const ordered = boxes.sort(([one = 0], [other = 0]) => one - other);
  for (const [at, [, right = 0]] of ordered.slice(0, -1).entries()) {
    expect(ordered[at + 1]?.[0]).toBeGreaterThanOrEqual(right);
  }
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.locator('#sidebar-menu')).toBeInViewport();
});
