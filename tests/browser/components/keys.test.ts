import { expectAccessible } from '../accessibility/violations.ts';
import { expect, test } from '../page.ts';
import { addressOf, COMPONENTS } from '../sites.ts';
import { open, overflow, SCREENS } from './screens.ts';

test.use({ baseURL: addressOf(COMPONENTS) });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('each key is by itself, and those of a Mac are named as such', async ({ page }) => {
      await page.goto('/keys');
      const commands = page.getByRole('listitem').filter({ hasText: 'Commands' });
      await expect(commands.locator('kbd')).toHaveCount(6);
      await expect(commands).toHaveText('Commands: Ctrl+Shift+P (Mac: ⌘Command+Shift+P).');
    });

    test('a sign is said by its name, and hidden from who is told it', async ({ page }) => {
      await page.goto('/keys');
      const item = page.getByRole('listitem').filter({ hasText: 'Larger' });
      await expect(item).toMatchAriaSnapshot(
        '- listitem: / Ctrl\\+ ?Plus \\(Mac.*Command ?\\+ ?Plus ?\\)\\.$/',
      );
      const strokes = page.getByRole('listitem').filter({ hasText: 'Shortcuts' });
      await expect(strokes).toMatchAriaSnapshot('- listitem: / Ctrl\\+K ?then ?Ctrl\\+S\\.$/');
    });
  });
}

test('keys that are held together stay on a line', async ({ page }) => {
  await open(page, '/keys', { width: 320 });
  const commands = page.getByRole('listitem').filter({ hasText: 'Commands' });
  const tops = await commands
    .locator('kbd')
    .evaluateAll((keys) => keys.map((key) => Math.round(key.getBoundingClientRect().top)));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(new Set(tops.slice(3)).size).toBe(1);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

for (const screen of SCREENS) {
  test(`axe finds nothing, ${screen.theme}, ${screen.width} px`, async ({ page }) => {
    await open(page, '/keys', screen);
    await expectAccessible(page);
  });
}
