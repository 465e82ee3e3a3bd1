import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/violations.ts';
import { expect, test } from '../page.ts';
import { addressOf, COMPONENTS } from '../sites.ts';
import { open, overflow, SCREENS } from './screens.ts';

test.use({ baseURL: addressOf(COMPONENTS) });

const WORDS = 'application programming interface';
const button = (page: Page, name = 'API') =>
  page.getByRole('button', { name, exact: true }).first();
const words = (page: Page) => page.locator('[popover]:popover-open');

test('opens by keyboard, leads to its row, and closes by Escape', async ({ page }) => {
  await open(page, '/abbreviation');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(words(page)).toContainText(WORDS);
  await page.keyboard.press('Escape');
  await expect(words(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(words(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/abbreviation#API$/);
});

test('opens by a tap beside its letters, within the window, and closes by a tap elsewhere', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: addressOf(COMPONENTS),
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/abbreviation');
  await button(page).tap();
  await expect(words(page)).toBeVisible();
  const box = await words(page).boundingBox();
  const letters = await button(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 999) - ((letters?.y ?? 0) + (letters?.height ?? 0))).toBeLessThan(16);
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(words(page)).toHaveCount(0);
  await context.close();
});

test('one acronym with two meanings is told by its field, one of the writer has no row', async ({
  page,
}) => {
  await open(page, '/abbreviation');
  await page.getByRole('button', { name: 'UPS', exact: true }).nth(1).click();
  await expect(words(page)).toContainText('United Parcel Service');
  await expect(words(page).getByRole('link')).toHaveAttribute('href', '/abbreviation#UPS-carrier');
  await page.keyboard.press('Escape');
  await button(page, 'TOS').click();
  await expect(words(page)).toHaveText('technical & office supplies');
});

for (const screen of SCREENS) {
  test(`axe finds nothing, ${screen.theme}, ${screen.width} px`, async ({ page }) => {
    await open(page, '/abbreviation', screen);
    await expectAccessible(page);
    await button(page).click();
    await expect(words(page)).toBeVisible();
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

test('is printed with its words at the first use only', async ({ page }) => {
  await open(page, '/abbreviation');
  await page.emulateMedia({ media: 'print' });
  const added = await page
    .getByRole('paragraph')
    .first()
    .evaluate((paragraph) =>
      Array.from(paragraph.querySelectorAll('span'))
        .map((span) => getComputedStyle(span, '::after').content)
        .filter((content) => content !== 'none'),
    );
  expect(added).toEqual([`" (${WORDS})"`]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens, and its letters carry the words', async ({ page }) => {
    await page.goto('/abbreviation');
    await expect(button(page).locator('abbr')).toHaveAttribute('title', WORDS);
    await button(page).click();
    await expect(words(page)).toContainText(WORDS);
  });
});
