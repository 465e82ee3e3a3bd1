import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { dialog, openModal } from '../search/dialog.ts';
import { expectAwake, holdCode } from './code.ts';

test.use({ window: 'own' });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Modifier keys, as the DevTools protocol counts them. */
const [ALT, CTRL, META, SHIFT] = [1, 2, 4, 8];

interface Press {
  readonly key: string;
  readonly code: string;
  readonly modifiers: number;
}

/** Presses a key of a keyboard with another layout. */
async function press(page: Page, { key, code, modifiers }: Press): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const windowsVirtualKeyCode = code.startsWith('Key') ? code.charCodeAt(3) : 0;
  for (const type of ['rawKeyDown', 'keyUp'] as const) {
    await session.send('Input.dispatchKeyEvent', {
      type,
      key,
      code,
      modifiers,
      windowsVirtualKeyCode,
    });
  }
  await session.detach();
}

/** The presses that open the search, and those that the browser keeps. */
const OPENING: Readonly<Record<string, Press>> = {
  'Ctrl and K': { key: 'k', code: 'KeyK', modifiers: CTRL },
  'Ctrl and K with Caps Lock': { key: 'K', code: 'KeyK', modifiers: CTRL },
  'Cmd and K': { key: 'k', code: 'KeyK', modifiers: META },
  'Ctrl and K, Cyrillic': { key: 'л', code: 'KeyK', modifiers: CTRL },
  'Ctrl and K, Greek': { key: 'κ', code: 'KeyK', modifiers: CTRL },
  'Ctrl and K, Hebrew': { key: 'ל', code: 'KeyK', modifiers: CTRL },
  'Ctrl and K, Dvorak': { key: 'k', code: 'KeyV', modifiers: CTRL },
  'the slash, German': { key: '/', code: 'Digit7', modifiers: SHIFT },
  'the slash, Hebrew': { key: '/', code: 'KeyQ', modifiers: 0 },
};

const OTHERS: Readonly<Record<string, Press>> = {
  'Ctrl, Alt, and K': { key: 'k', code: 'KeyK', modifiers: CTRL + ALT },
  'Ctrl, Shift, and K': { key: 'K', code: 'KeyK', modifiers: CTRL + SHIFT },
  'Ctrl and Cmd and K': { key: 'k', code: 'KeyK', modifiers: CTRL + META },
  'Ctrl and T, Dvorak': { key: 't', code: 'KeyK', modifiers: CTRL },
  'Ctrl and the slash': { key: '/', code: 'Slash', modifiers: CTRL },
  'Ctrl and F': { key: 'f', code: 'KeyF', modifiers: CTRL },
  'the point on the key of the slash, Cyrillic': { key: '.', code: 'Slash', modifiers: 0 },
  'K alone': { key: 'k', code: 'KeyK', modifiers: 0 },
};

// @proves search.open-shortcut, search.open-slash, search.find-in-page
test('the same keys open the search before a page wakes up and after', async ({ page }) => {
  const release = await holdCode(page);
  for (const isAwake of [false, true]) {
    await page.goto('/js');
    if (isAwake) {
      release();
      await expectAwake(page);
    }
    for (const [name, other] of Object.entries(OTHERS)) {
      await press(page, other);
      await expect(dialog(page), `${name}, awake: ${isAwake}`).toHaveCount(0);
    }
    for (const [name, opening] of Object.entries(OPENING)) {
      await press(page, opening);
      await expect(dialog(page).locator('input'), `${name}, awake: ${isAwake}`).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
  }
});

test('before a page wakes up, a letter starts a query on the button of the search, and nowhere else', async ({
  page,
}) => {
  await holdCode(page);
  await page.goto('/airport');
  await page.keyboard.press('f');
  await expect(dialog(page), 'on the page').toHaveCount(0);

  const field = page.locator('search input').first();
  await field.focus();
  await page.keyboard.type('k/');
  await expect(field).toHaveValue('k/');
  await expect(dialog(page), 'in a field').toHaveCount(0);

  const button = page.locator('.navbar [aria-haspopup=dialog]').first();
  await button.focus();
  for (const modifiers of [CTRL, META, ALT, CTRL + ALT]) {
    await press(page, { key: 'f', code: 'KeyF', modifiers });
    await expect(dialog(page), `with the modifiers ${modifiers}`).toHaveCount(0);
  }
  await button.evaluate((element) => {
    const init = { key: 'Process', code: 'KeyF', isComposing: true, bubbles: true };
    element.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  await expect(dialog(page), 'while an input method is composing').toHaveCount(0);

  await page.keyboard.press('f');
  await expect(dialog(page).locator('input')).toHaveValue('f');
});

test('Ctrl and K closes the search, but belongs to an input method that is composing', async ({
  page,
}) => {
  await openModal(page);
  await dialog(page)
    .locator('input')
    .evaluate((input) => {
      const init = { key: 'k', code: 'KeyK', ctrlKey: true, isComposing: true, bubbles: true };
      input.dispatchEvent(new KeyboardEvent('keydown', init));
    });
  await expect(dialog(page)).toHaveCount(1);
  await press(page, { key: 'л', code: 'KeyK', modifiers: CTRL });
  await expect(dialog(page)).toHaveCount(0);
});

test('Enter that ends a composition before the page wakes up does not follow a hit', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/js');
  await page.keyboard.press('/');
  await page.keyboard.type('focaccia');
  await dialog(page)
    .locator('input')
    .evaluate((input) => {
      const init = { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true };
      input.dispatchEvent(new KeyboardEvent('keydown', init));
    });
  release();
  await expectAwake(page);
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await expect(page).toHaveURL('/js');
});
