import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/violations.ts';
import { expect, test } from '../page.ts';
import { expectAwake, holdCode } from './code.ts';

test.use({ window: 'own', viewport: { width: 390, height: 844 } });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });

/** The menu with the document's sidebar. */
const sidebar = (page: Page) => page.locator('#sidebar-menu');

/** The menu with the navbar's links. */
const main = (page: Page) => page.locator('#main-menu');

/**
 * Opens a page with its code held back, and its menu.
 *
 * @returns a function that lets the code through and waits until the page is hydrated
 */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdCode(page);
  await page.goto(address);
  await toggle(page).click();
  await expect(address === '/' ? main(page) : sidebar(page)).toBeInViewport({ ratio: 1 });
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await expectAwake(page);
  };
}

test('the menu opens before the page wakes up, and stays open', async ({ page }) => {
  const wake = await openEarly(page, '/js');
  await expect(sidebar(page).getByRole('link', { name: 'TypeScript' })).toBeInViewport();
  await expectAccessible(page, { within: '#sidebar-menu' });
  await wake();
  await expect(sidebar(page)).toBeInViewport({ ratio: 1 });
  await sidebar(page).getByRole('link', { name: 'TypeScript' }).click();
  await expect(page).toHaveURL('/typescript');
  await expect(sidebar(page)).toBeHidden();
});

test('on another page the menu has the links of the navbar', async ({ page }) => {
  const wake = await openEarly(page, '/');
  await expect(main(page).getByRole('link', { name: 'Finance' })).toBeInViewport();
  await expect(main(page).getByRole('link', { name: 'Source' })).toBeInViewport();
  await expectAccessible(page, { within: '#main-menu' });
  await wake();
  await main(page).getByRole('link', { name: 'Finance' }).click();
  await expect(page).toHaveURL('/bank');
  await expect(main(page)).toBeHidden();
});

test('the main menu, once it is shown, stays', async ({ page }) => {
  const wake = await openEarly(page, '/js');
  await page.getByRole('button', { name: /Back to main menu/ }).click();
  await expect(main(page).getByRole('link', { name: 'Finance' })).toBeInViewport();
  await wake();
  await expect(main(page).getByRole('link', { name: 'Finance' })).toBeInViewport();
});

const WAYS: readonly (readonly [name: string, close: (page: Page) => Promise<void>])[] = [
  ['its button', (page) => page.getByRole('button', { name: 'Close navigation bar' }).click()],
  ['a press beside it', (page) => page.mouse.click(380, 400)],
  ['Escape', (page) => page.keyboard.press('Escape')],
];

for (const [name, close] of WAYS) {
  test(`the menu is closed by ${name}, and stays so when the page wakes up`, async ({ page }) => {
    const wake = await openEarly(page, '/js');
    await close(page);
    await expect(sidebar(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await wake();
    await expect(sidebar(page)).toBeHidden();
    await toggle(page).click();
    await expect(sidebar(page)).toBeInViewport({ ratio: 1 });
  });
}

test('a category that is pressed early expands when the page wakes up', async ({ page }) => {
  const wake = await openEarly(page, '/js');
  await sidebar(page).getByRole('button', { name: "Expand sidebar category 'Python'" }).click();
  await wake();
  await expect(
    sidebar(page).getByRole('button', { name: "Collapse sidebar category 'Python'" }),
  ).toBeVisible();
  await expect(sidebar(page)).toBeInViewport({ ratio: 1 });
});

test('the menu closes when the focus leaves it', async ({ page }) => {
  const wake = await openEarly(page, '/js');
  await wake();
  await sidebar(page)
    .getByRole('button', { name: /^Expand/ })
    .last()
    .focus();
  await page.keyboard.press('Tab');
  await expect(sidebar(page)).toBeHidden();
});
