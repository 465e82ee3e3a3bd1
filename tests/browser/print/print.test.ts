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

test('what is printed by keys waits for its diagrams', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const diagrams = [...document.querySelectorAll('[data-diagram]')];
      const drawn = diagrams.map((diagram) => diagram.querySelector('svg') !== null);
      Object.assign(window, { drawn });
    };
  });
  await page.goto('/visa');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const diagrams = page.locator('[data-diagram]');
  await expect(diagrams.last().locator('svg')).toHaveCount(0);
  await page.keyboard.press('Control+p');
  const drawn = await page.waitForFunction(() => Reflect.get(window, 'drawn') as boolean[]);
  expect(await drawn.jsonValue()).toEqual(Array(await diagrams.count()).fill(true));
});

test('a diagram of the dark mode is printed dark on light', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/visa');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const diagram = page.locator('[data-diagram]').first();
  await diagram.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(diagram.locator('svg')).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)');
});
