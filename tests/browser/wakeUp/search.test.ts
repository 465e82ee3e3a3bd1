import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/violations.ts';
import { hold } from '../hold.ts';
import { expect, test } from '../page.ts';
import { dialog, input, options } from '../search/dialog.ts';
import { expectAwake, holdCode } from './code.ts';

test.use({ window: 'own' });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** The dialog before hydration. */
const early = (page: Page) => page.locator('#early-search');

/** The button that opens the search. */
const navbarButton = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /Search/ });

/**
 * Opens a page with its code held back, and its search.
 *
 * @returns a function that lets the code through and waits for the page's own dialog
 */
async function openEarly(
  page: Page,
  act: () => Promise<void>,
  address = '/js',
): Promise<() => Promise<void>> {
  const release = await holdCode(page);
  await page.goto(address);
  await act();
  await expect(early(page).getByRole('textbox')).toBeFocused();
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await expectAwake(page);
    await expect(early(page)).toHaveCount(0);
  };
}

const WAYS: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  ['its button', (page) => navbarButton(page).click()],
  ['Ctrl and K', (page) => page.keyboard.press('Control+k')],
  ['Cmd and K', (page) => page.keyboard.press('Meta+k')],
  ['the slash key', (page) => page.keyboard.press('/')],
];

for (const [name, open] of WAYS) {
  test(`the search opens by ${name} before the code comes, and what is typed stays`, async ({
    page,
  }) => {
    const wake = await openEarly(page, () => open(page));
    await page.keyboard.type('foc a');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await wake();
    await expect(dialog(page)).toHaveCount(1);
    await expect(input(page)).toHaveValue('foc a');
    await expect(input(page)).toBeFocused();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.type('accia');
    await expect(input(page)).toHaveValue('focaccia a');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(navbarButton(page)).toBeFocused();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });
}

test('the search opens by typing on its button', async ({ page }) => {
  const wake = await openEarly(page, async () => {
    await navbarButton(page).focus();
    await page.keyboard.press('f');
  });
  await page.keyboard.type('oc');
  await wake();
  await expect(input(page)).toHaveValue('foc');
  await expect(options(page).first()).toBeVisible();
});

test('the search opens again by the same button, and is there when the page wakes up', async ({
  page,
}) => {
  const wake = await openEarly(page, () => navbarButton(page).click());
  await page.keyboard.press('Escape');
  await navbarButton(page).click();
  await expect(early(page)).toBeVisible();
  await page.keyboard.type('foc');
  await wake();
  await expect(input(page)).toHaveValue('foc');
});

test('Enter counts for what was typed before the code came', async ({ page }) => {
  await openEarly(page, () => page.keyboard.press('Control+k')).then(async (wake) => {
    await page.keyboard.type('focaccia');
    await page.keyboard.press('Enter');
    await wake();
  });
  await expect(page).toHaveURL(/\/focaccia/);
});

const CLOSES: readonly (readonly [name: string, close: (page: Page) => Promise<void>])[] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['its button', (page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
  ['a press beside it', (page) => page.mouse.click(20, 400)],
];

for (const [name, close] of CLOSES) {
  test(`the search is closed by ${name}, and stays so when the page wakes up`, async ({ page }) => {
    const wake = await openEarly(page, () => navbarButton(page).click());
    await page.keyboard.type('foc');
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(navbarButton(page)).toBeFocused();
    await page.keyboard.type('foc');
    await expect(dialog(page)).toHaveCount(1);
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await wake();
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue('');
  });
}

test('the field takes no more than a query may have', async ({ page }) => {
  await openEarly(page, () => page.keyboard.press('/'));
  await page.keyboard.type('x'.repeat(70));
  await expect(early(page).getByRole('textbox')).toHaveValue('x'.repeat(64));
});

test('the dialog is closed while the code of the modal is on its way', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const releaseCode = await holdCode(page);
  await page.route('**/assets/js/search-modal*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/js');
  await navbarButton(page).click();
  await expect(early(page)).toBeVisible();
  const asked = page.waitForRequest(/search-modal/);
  releaseCode();
  await asked;
  await page.keyboard.type('foc');
  await expect(early(page).getByRole('textbox')).toHaveValue('foc');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(navbarButton(page)).toBeFocused();
  release();
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('');
  await expect(early(page)).toHaveCount(0);
});

/** What every query needs. */
const NEEDED = [/search-modal/, /search-worker/, /manifest\.json/];

/** Opens a page whose hydration waits for a file, and returns a function that lets it through. */
async function openHydrating(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, '**/developingSidebar-*.js');
  const isRunning = page.waitForResponse(/assets\/js\/main/);
  await page.goto('/js');
  await isRunning;
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await expectAwake(page);
  };
}

const APPROACHES: readonly (readonly [
  how: string,
  approach: (button: Locator) => Promise<void>,
])[] = [
  ['a pointer at', (button) => button.hover()],
  ['the focus on', (button) => button.focus()],
];

for (const [how, approach] of APPROACHES) {
  test(`${how} the button of the search requests what a query needs, before the page responds`, async ({
    page,
  }) => {
    const wake = await openHydrating(page);
    const requests = Promise.all(NEEDED.map((address) => page.waitForRequest(address)));
    await approach(navbarButton(page));
    await requests;
    await wake();
  });
}

test('the early dialog requests what a query needs, before the page responds, which then finds what was typed', async ({
  page,
}) => {
  const wake = await openHydrating(page);
  const requests = Promise.all(NEEDED.map((address) => page.waitForRequest(address)));
  await page.keyboard.press('/');
  await page.keyboard.type('closure');
  await requests;
  await wake();
  await expect(input(page)).toHaveValue('closure');
  await expect(options(page).filter({ hasText: 'closure' }).first()).toBeVisible();
});

for (const [width, theme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  test(`the dialog is accessible, ${theme}, ${width} px`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.setViewportSize({ width, height: 844 });
    await openEarly(page, () => navbarButton(page).click(), '/');
    await expectAccessible(page, { within: '#early-search' });
    const field = await early(page).locator('input').boundingBox();
    await expect(dialog(page)).toHaveCSS('background-color', /^rgb/);
    expect(field?.height).toBeLessThan(90);
  });
}
