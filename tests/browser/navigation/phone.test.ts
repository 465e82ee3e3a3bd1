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

test('the opened contents are above the head of a table, and close at a touch beside them', async ({
  page,
}) => {
  await open(page, '/airport');
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  const bar = page.locator('.theme-doc-toc-mobile');
  await bar.getByRole('button').tap();
  const link = bar.getByRole('link').first();
  const isOnTop = await link.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 4, top + 4) === element;
  });
  expect(isOnTop).toBe(true);
  await open(page, '/http');
  await bar.getByRole('button').tap();
  await expect(link).toBeVisible();
  await page.touchscreen.tap(195, 800);
  await expect(link).toHaveCount(0);
});

/** What's said to screen readers. */
const announced = (page: Page) =>
  page.locator('body > * [aria-live=polite]').filter({ hasText: /./ });

test('a heading says so if its link can’t be copied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page, '/http');
  await page.getByRole('heading', { name: 'Status codes' }).getByRole('link').tap();
  await expect(announced(page)).toHaveText('Couldn’t copy the link');
});

test('a touch on a heading copies its link', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/http');
  const link = page.getByRole('heading', { name: 'Status codes' }).getByRole('link');
  await link.tap();
  await expect(link).toHaveAttribute('data-copied');
  await expect(announced(page)).toHaveText('Link copied');
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

/** Colors, lines, and backgrounds of an element and what's in it, without and with the pointer on it. */
async function looksOf(element: Locator): Promise<readonly [without: unknown, hovered: unknown]> {
  const looks = () =>
    element.evaluate((found) =>
      [found, ...found.querySelectorAll('*')].map((part) => {
        const style = getComputedStyle(part);
        return [style.color, style.backgroundColor, style.borderColor, style.textDecoration];
      }),
    );
  await element.page().mouse.move(0, 0);
  const without = await looks();
  await element.hover();
  // Colors change gradually.
  await element.evaluate((found) =>
    Promise.all(found.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  return [without, await looks()];
}

test('nothing in the menu keeps the color of what was touched', async ({ page }) => {
  await open(page, '/http');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  const [without, hovered] = await looksOf(
    page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Linux', exact: true }),
  );
  expect(hovered).toEqual(without);
});

for (const [what, selector] of [
  ['link of the text', '.markdown p a[href^="/"]'],
  ['tab', '[role="tab"][aria-selected="false"]'],
  ['button of a code block', '.theme-code-block button'],
  ['switch of the color mode', '.navbar .two-modes'],
  ['button of the search', '.navbar [aria-haspopup="dialog"]'],
  ['name of the site', '.navbar__brand'],
  ['link to the next page', '.pagination-nav__link--next'],
  ['link in the footer', '.footer a.footer__link-item'],
] as const) {
  test(`a ${what} doesn’t keep the color of a touch`, async ({ page }) => {
    await open(page, '/docker');
    const [without, hovered] = await looksOf(page.locator(selector).first());
    expect(hovered).toEqual(without);
  });
}
