import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, window: 'own' });

const NARROWEST = { width: 320, height: 700 };

/** Opens a page and waits until it's hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

test('the header has a name that fits', async ({ page }) => {
  for (const window of [NARROWEST, { width: 390, height: 844 }]) {
    await page.setViewportSize(window);
    await page.goto('/http');
    const title = page.locator('.navbar__title');
    const [shown, cut] = await title.evaluate((element) => [
      (element as HTMLElement).innerText,
      element.scrollWidth - element.clientWidth,
    ]);
    expect(shown).toBe('Library');
    expect(cut).toBeLessThanOrEqual(0);
  }
});

test('the path leads to the section, and doesn’t repeat the title', async ({ page }) => {
  await page.goto('/http');
  const path = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(path.getByRole('listitem')).toHaveText(['', 'Developing', 'Web']);
  await path.getByRole('link', { name: 'Developing' }).click();
  await expect(page).toHaveURL('/developing');
  // A section's own page has nothing above it but the home page.
  await expect(path.getByRole('listitem')).toHaveText(['']);
});

test('the contents stay in reach, and say which section is in view', async ({ page }) => {
  await open(page, '/http');
  const bar = page.locator('.theme-doc-toc-mobile');
  await expect(bar.getByRole('button')).toHaveText('On this page');
  await page.getByRole('heading', { name: 'Redirects compared' }).scrollIntoViewIfNeeded();
  await bar.getByRole('button').tap();
  await bar.getByRole('link', { name: 'Status codes' }).tap();
  await expect(page).toHaveURL('/http#status');
  await expect(bar.getByRole('link')).toHaveCount(0);
  await expect(bar.getByRole('button')).toHaveText('On this pageStatus codes');
  // The heading is below the bar.
  const edge = await bar.boundingBox();
  const heading = await page.getByRole('heading', { name: 'Status codes' }).boundingBox();
  expect(edge?.y).toBe(56);
  expect(heading?.y).toBeGreaterThanOrEqual((edge?.y ?? 0) + (edge?.height ?? 0));
  expect(heading?.y).toBeLessThan(200);
  await bar.getByRole('button').tap();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link')).toHaveCount(0);
});

test('a touch on a heading copies its link', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/http');
  const link = page.getByRole('heading', { name: 'Status codes' }).getByRole('link');
  await link.tap();
  await expect(link).toHaveAttribute('data-copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/http#status$/);
});

test('the current page looks current in the menu, a category included', async ({ page }) => {
  for (const [path, name] of [
    ['/http', 'HTTP'],
    ['/web', 'Web'],
  ] as const) {
    await open(page, path);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const current = sidebar.getByRole('link', { name, exact: true });
    await expect(current).toHaveAttribute('aria-current', 'page');
    const other = sidebar.getByRole('link', { name: 'Linux', exact: true });
    // The background of a category is that of its row, which has a button, too.
    const backgroundOf = (link: Locator) =>
      link.evaluate((element) =>
        [element, element.parentElement as Element].map(
          (each) => getComputedStyle(each).backgroundColor,
        ),
      );
    expect(await backgroundOf(current)).not.toEqual(await backgroundOf(other));
    await expect(current).toHaveCSS('font-weight', '600');
  }
});

test('the first level of the menu has the title, and no line of the wide header', async ({
  page,
}) => {
  await open(page, '/http');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  await page.getByRole('button', { name: '← Back to main menu' }).tap();
  const menu = page.locator('#main-menu');
  await expect(menu.getByRole('link', { name: 'Personal Documents Library' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Developing' })).toHaveCSS('box-shadow', 'none');
});

test('nothing keeps the color of what was touched', async ({ page }) => {
  await open(page, '/http');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  const link = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Linux', exact: true });
  const colors = () =>
    link.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return [backgroundColor, color];
    });
  const before = await colors();
  await link.hover();
  expect(await colors()).toEqual(before);
});
