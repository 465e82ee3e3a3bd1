import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { dialog, input } from '../search/dialog.ts';
import { addressOf, COMPONENTS, SWITCHED_ON } from '../sites.ts';
import { expectAwake, holdCode } from './code.ts';

test.use({ window: 'own' });

/** Opens a page with its code held back, performs a reader's action, and lets the code through. */
async function doneBefore(page: Page, address: string, act: () => Promise<void>): Promise<void> {
  const release = await holdCode(page);
  await page.goto(address);
  await act();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  release();
  await expectAwake(page);
}

/** Waits until the kept actions have been repeated. */
const rest = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100))),
  );

const SWITCH = /Switch between dark and light mode/;

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('the color mode changes at each press, before the code comes, and stays', async ({ page }) => {
  const mode = page.locator('html');
  const press = () => page.getByRole('button', { name: SWITCH }).click();
  await doneBefore(page, '/js', async () => {
    await press();
    await expect(mode).toHaveAttribute('data-theme', 'dark');
    await press();
    await expect(mode).toHaveAttribute('data-theme', 'light');
    await press();
    await expect(mode).toHaveAttribute('data-theme', 'dark');
  });
  await rest(page);
  await expect(mode).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(mode).toHaveAttribute('data-theme', 'dark');
  await expectAwake(page);
  await press();
  await expect(mode).toHaveAttribute('data-theme', 'light');
});

test('where nothing can be stored, the color mode changes all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await doneBefore(page, '/js', async () => {
    await page.getByRole('button', { name: SWITCH }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a color mode chosen in another tab is taken over', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/about');
  await expectAwake(other);
  await doneBefore(page, '/js', async () => {
    await other.getByRole('button', { name: SWITCH }).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the search opens by its button, with what is typed meanwhile', async ({ page }) => {
  await doneBefore(page, '/js', async () => {
    await page.getByRole('button', { name: /Search/ }).click();
    await page.keyboard.type('foc a');
  });
  await expect(input(page)).toHaveValue('foc a');
});

for (const [name, keys] of [
  ['Ctrl and K', ['Control+k']],
  ['the slash key', ['/']],
] as const) {
  test(`the search opens by ${name}`, async ({ page }) => {
    await doneBefore(page, '/js', async () => {
      for (const key of keys) {
        await page.keyboard.press(key);
      }
    });
    await expect(input(page)).toHaveValue('');
    await rest(page);
    await expect(dialog(page)).toHaveCount(1);
  });
}

test('a category of the sidebar opens by its caret', async ({ page }) => {
  const caret = page.locator('.menu__caret[aria-expanded=false]').first();
  let name = '';
  await doneBefore(page, '/js', async () => {
    name = (await caret.getAttribute('aria-label'))?.replace(/Expand/, 'Collapse') ?? '';
    await caret.click();
  });
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a tab is chosen', async ({ page }) => {
  await doneBefore(page, '/computer#soldered', () => page.getByRole('tab').nth(1).click());
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('the focus stays on a tab, and Enter selects it', async ({ page }) => {
  const tab = page.getByRole('tab').nth(1);
  await doneBefore(page, '/docker', async () => {
    await tab.focus();
    await page.keyboard.press('Enter');
  });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeFocused();
});

test.describe('in a navbar with a dropdown', () => {
  test.use({ baseURL: addressOf(SWITCHED_ON) });

  test('Enter opens it', async ({ page }) => {
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await doneBefore(page, '/tea', async () => {
      await navbar.getByRole('button', { name: 'More' }).focus();
      await page.keyboard.press('Enter');
    });
    await expect(navbar.getByRole('link', { name: 'The notes' })).toBeVisible();
  });
});

test.describe('on pages of components', () => {
  test.use({ baseURL: addressOf(COMPONENTS) });

  test('a task is ticked', async ({ page }) => {
    const passport = page.getByRole('checkbox', { name: 'Passport' });
    await doneBefore(page, '/checklist', () => passport.click());
    await expect(page.getByText('2 of 5 checked')).toBeVisible();
    await expect(passport).toBeChecked();
  });

  test('text in the filter of a table stays, and filters it', async ({ page }) => {
    const filter = page.getByRole('searchbox', { name: 'Filter' });
    await doneBefore(page, '/data-table', () => filter.pressSequentially('lon'));
    await expect(page.getByRole('status').first()).toContainText('of 400');
    await expect(filter).toHaveValue('lon');
  });
});
