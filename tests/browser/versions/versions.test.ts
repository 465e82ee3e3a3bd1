import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { addressOf, VERSIONS } from '../sites.ts';
import { expectAwake, holdCode } from '../wakeUp/code.ts';

test.use({ baseURL: addressOf(VERSIONS) });

const KEY = 'docs-preferred-version-default';
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const dropdown = (page: Page) => page.locator('#main-menu > div .dropdown');
const item = (page: Page) => page.locator('#main-menu > a.navbar__item');

/** Opens a page and waits until it's hydrated. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

// @proves version.saved, storage.preferred-version, storage.local, navbar.docs-version-dropdown
// @proves navbar.docs-version
test('a version that is chosen shows its documents, and is kept', async ({ page }) => {
  await visit(page, '/tea');
  await expect(item(page)).toHaveText('Next');
  expect(await stored(page)).toBeNull();
  await dropdown(page).hover();
  await expect(dropdown(page).locator('.dropdown__menu').getByRole('link')).toHaveText([
    'Next',
    'First',
  ]);
  await dropdown(page).getByRole('link', { name: 'First' }).click();
  await expect(page).toHaveURL('/1.0/tea');
  await expect(page.getByText('The first version of the note.')).toBeVisible();
  await expect(item(page)).toHaveText('First');
  expect(await stored(page)).toBe('1.0');
  await visit(page, '/');
  expect(await stored(page)).toBe('1.0');
});

// @proves version.saved, storage.preferred-version, navbar.docs-version-dropdown
test('the preferred version of another set of documents is stored under its id', async ({
  page,
}) => {
  await visit(page, '/manual/boil');
  const versions = page.locator('#main-menu > .dropdown');
  await versions.hover();
  await versions.getByRole('link', { name: 'Old' }).click();
  await expect(page).toHaveURL('/manual/2.0/boil');
  await expect(page.getByText('Fill the older kettle.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-manual'))).toBe(
    '2.0',
  );
  expect(await stored(page)).toBeNull();
  await visit(page, '/manual/boil');
  const data = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await data.textContent()) ?? '')['@graph']).toMatchObject([
    { headline: 'Boil' },
    {},
  ]);
});

test('search finds the pages of each set of documents', async ({ page }) => {
  await visit(page, '/manual/boil');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('kettle');
  await expect(dialog.getByRole('option').first()).toHaveAttribute('href', '/manual/boil');
});

// @proves version.cleared
test('a stored version that does not exist is deleted', async ({ page }) => {
  await page.evaluate((key) => localStorage.setItem(key, '0.9'), KEY);
  await visit(page, '/');
  await expect.poll(() => stored(page)).toBeNull();
  await expect(dropdown(page).getByRole('button')).toHaveText('Next');
});

// @proves entities.version
test('a version that is not the last one says so, and leads to the last', async ({ page }) => {
  await visit(page, '/1.0/tea');
  const banner = page.locator('.theme-doc-version-banner');
  await expect(banner).toContainText('First');
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/tea');
  await visit(page, '/tea');
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
});

// @proves addresses.slash-either
test('an address is answered with and without a slash at its end', async ({ page }) => {
  for (const address of ['/tea', '/tea/']) {
    await visit(page, address);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tea');
  }
});

test.describe('the color mode of the system', () => {
  const html = (page: Page) => page.locator('html');
  const colorSwitch = (page: Page) =>
    page.getByRole('button', { name: /Switch between dark and light mode/ });
  const theme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

  // @proves color.system-cycle
  test('the switch goes from system to light, to dark, and to system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, '/tea');
    for (const [choice, mode, kept] of [
      ['system', 'dark', null],
      ['light', 'light', 'light'],
      ['dark', 'dark', 'dark'],
      ['system', 'dark', null],
    ] as const) {
      await expect(html(page)).toHaveAttribute('data-theme-choice', choice);
      await expect(html(page)).toHaveAttribute('data-theme', mode);
      expect(await theme(page)).toBe(kept);
      await expect(colorSwitch(page)).toHaveAccessibleName(
        `Switch between dark and light mode (currently ${choice} mode)`,
      );
      await colorSwitch(page).click();
    }
  });

  // @proves color.system-live
  test('the page follows the system live, until a mode is chosen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, '/tea');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await colorSwitch(page).click();
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, '/tea');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  // @proves color.system-live
  test('the page follows the system before its code is there', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const release = await holdCode(page);
    await page.goto('/tea');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
    release();
    await expectAwake(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  // @proves color.tabs
  test('each choice is shared with other tabs', async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.emulateMedia({ colorScheme: 'dark' });
      await visit(tab, '/tea');
    }
    for (const choice of ['light', 'dark', 'system']) {
      await colorSwitch(page).click();
      await expect(html(page)).toHaveAttribute('data-theme-choice', choice);
      await expect(html(other)).toHaveAttribute('data-theme-choice', choice);
    }
  });
});
