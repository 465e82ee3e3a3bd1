import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/violations.ts';
import { expect, test } from '../page.ts';
import { expectAwake, holdCode } from './code.ts';

test.use({ window: 'own', viewport: { width: 390, height: 844 } });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });

/** The menu before hydration. */
const early = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

/** The theme's menu, which is the only one after hydration. */
const menu = (page: Page) => page.locator('.navbar-sidebar');

const category = (page: Page, name: string, does: 'Expand' | 'Collapse') =>
  menu(page).getByRole('button', { name: `${does} sidebar category '${name}'` });

/**
 * Opens a page with its code held back, and its menu.
 *
 * @returns a function that lets the code through and waits until the page is hydrated
 */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdCode(page);
  await page.goto(address);
  await toggle(page).click();
  await expect(early(page).locator('.navbar-sidebar')).toBeInViewport({ ratio: 1 });
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await expectAwake(page);
  };
}

/** Returns the visible items of a menu, and whether they're open. */
const shownIn = (page: Page) =>
  menu(page).evaluate((panel) =>
    [...panel.querySelectorAll('a,button')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) =>
        [one.ariaLabel ?? one.textContent, one.className, one.ariaExpanded, one.ariaCurrent]
          .join()
          // The server doesn't know the current mode.
          .replace(/currently \w+ mode/, ''),
      ),
  );

test('on a document the menu has its sidebar before the code comes, and the links lead on', async ({
  page,
}) => {
  await openEarly(page, '/js');
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, { within: '[data-early]' });
  await early(page).getByRole('link', { name: 'TypeScript' }).click();
  await expect(page).toHaveURL('/typescript');
  await expect(early(page)).toHaveCount(0);
});

test('on another page the menu has the links of the navbar', async ({ page }) => {
  const wake = await openEarly(page, '/');
  await expect(early(page).getByRole('link', { name: 'Finance' })).toBeInViewport();
  await expect(early(page).getByRole('link', { name: 'Source' })).toBeInViewport();
  await expectAccessible(page, { within: '[data-early]' });
  const shown = await shownIn(page);
  await wake();
  await expect(menu(page)).toHaveCount(1);
  expect(await shownIn(page)).toEqual(shown);
  await menu(page).getByRole('link', { name: 'Finance' }).click();
  await expect(page).toHaveURL('/bank');
});

const WAYS: readonly (readonly [name: string, close: (page: Page) => Promise<void>])[] = [
  ['its button', (page) => page.getByRole('button', { name: 'Close navigation bar' }).click()],
  ['a press beside it', (page) => page.mouse.click(380, 400)],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the button that opened it', (page) => page.keyboard.press('Enter')],
  ['a wide window', (page) => page.setViewportSize({ width: 1280, height: 844 })],
];

for (const [name, close] of WAYS) {
  test(`the menu is closed by ${name}, and stays so when the page wakes up`, async ({ page }) => {
    const wake = await openEarly(page, '/js');
    await close(page);
    await expect(early(page)).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await wake();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await toggle(page).click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  });
}

test('the menu is closed by a window that becomes wide while the page takes it over', async ({
  page,
}) => {
  // Simulates a slow page: there's no frame until the window is wide.
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame;
    document.addEventListener('awake', () => {
      const waiting: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (callback) => waiting.push(callback);
      document.addEventListener('wide', () => {
        window.requestAnimationFrame = request;
        for (const callback of waiting) {
          request(callback);
        }
      });
      Object.assign(window, { isHeld: true });
    });
  });
  const release = await holdCode(page);
  await page.goto('/js');
  await toggle(page).click();
  await expect(early(page).locator('.navbar-sidebar')).toBeInViewport();
  release();
  await page.waitForFunction(() => 'isHeld' in window);
  await page.setViewportSize({ width: 1280, height: 844 });
  // Within a few frames: after two seconds, the limit for the theme's menu to appear, it'd be gone in any case.
  const isGone = await page.evaluate(async () => {
    document.dispatchEvent(new Event('wide'));
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    return document.querySelector('[data-early]') === null;
  });
  expect(isGone).toBe(true);
});

test('categories open and close, and stay as they are when the page wakes up', async ({ page }) => {
  const wake = await openEarly(page, '/js');
  await category(page, 'Python', 'Expand').click();
  await expect(category(page, 'Python', 'Collapse')).toBeVisible();
  await expect(category(page, 'JavaScript', 'Expand')).toBeVisible();
  await expect(early(page).getByRole('link', { name: 'TypeScript' })).toBeHidden();
  const list = early(page).locator('li:has(> div > a[href="/python"]) > ul');
  await expect(list.getByRole('link').first()).toBeVisible();
  await category(page, 'Databases', 'Expand').click();
  await expect(category(page, 'Programming Languages', 'Expand')).toBeVisible();
  await category(page, 'Programming Languages', 'Expand').click();
  await expect(category(page, 'Databases', 'Expand')).toBeVisible();
  await expect(list.getByRole('link').first()).toBeVisible();
  await category(page, 'Python', 'Collapse').focus();
  const shown = await shownIn(page);
  await wake();
  await expect(menu(page)).toHaveCount(1);
  await expect(early(page)).toHaveCount(0);
  expect(await shownIn(page)).toEqual(shown);
  await expect(category(page, 'Python', 'Collapse')).toBeFocused();
});

test('a category that is closed before its items have come stays so', async ({ page }) => {
  await openEarly(page, '/js');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/database', async (route) => {
    await held;
    await route.continue();
  });
  await category(page, 'Databases', 'Expand').click();
  await category(page, 'Databases', 'Collapse').click();
  letThrough();
  const items = early(page).locator('li:has(> div > a[href="/database"]) > ul');
  await expect(items).toHaveCount(1);
  await expect(items).toHaveCSS('display', 'none');
});

test('the main menu, once it is shown, stays', async ({ page }) => {
  const wake = await openEarly(page, '/js');
  await page.getByRole('button', { name: /Back to main menu/ }).click();
  await expect(early(page).getByRole('link', { name: 'Finance' })).toBeInViewport();
  const shown = await shownIn(page);
  await wake();
  await expect(menu(page)).toHaveCount(1);
  expect(await shownIn(page)).toEqual(shown);
  await expect(menu(page).getByRole('link', { name: 'Finance' })).toBeInViewport();
});

test('the menu has the focus, and its switch changes the color mode', async ({ page }) => {
  const wake = await openEarly(page, '/js');
  await expect(early(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(
    early(page).getByRole('button', { name: /Switch between dark and light mode/ }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await wake();
  await expect(menu(page)).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(
    menu(page).getByRole('button', { name: /Switch between dark and light mode/ }),
  ).toBeFocused();
});
