import { expect, test } from '../page.ts';
import { addressOf, SWITCHED_ON } from '../sites.ts';
import { holdCode } from '../wakeUp/code.ts';

// The fixture site with every feature that the library leaves switched off.
test.use({ baseURL: addressOf(SWITCHED_ON) });

// @proves announcement.shown, announcement.new-id, storage.announcement-dismiss, storage.announcement-id
// @proves storage.local, config.announcement
test('the announcement bar is shown until it is closed, and again when its id is a new one', async ({
  page,
}) => {
  await page.goto('/tea');
  const bar = page.getByRole('banner');
  await expect(bar).toContainText('The library has tea.');
  await expect(bar.getByRole('link', { name: 'has tea' })).toHaveAttribute('href', '/tea');
  await expect(bar).toHaveCSS('background-color', 'rgb(248, 233, 226)');
  await expect(bar).toHaveCSS('color', 'rgb(31, 29, 26)');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  expect(
    await page.evaluate(() => [
      localStorage.getItem('docusaurus.announcement.id'),
      localStorage.getItem('docusaurus.announcement.dismiss'),
    ]),
  ).toEqual(['first', 'true']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tea');
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'former'));
  await page.reload();
  await expect(bar).toBeVisible();
});

// @proves errors.storage-nonsense
test('nonsense in what is stored of the announcement shows it', async ({ page }) => {
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'first');
    localStorage.setItem('docusaurus.announcement.dismiss', '{"perhaps":1}');
  });
  await page.goto('/tea');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('banner')).toBeVisible();
});

// @proves navbar.hide-on-scroll
test('the navbar hides on the way down and comes back on the way up', async ({ page }) => {
  await page.goto('/notes');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await page.mouse.wheel(0, 300);
  await page.mouse.wheel(0, 600);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(navbar).toBeInViewport();
});

// @proves dropdown.press
test('a dropdown opens, and closes on a press outside of it', async ({ page }) => {
  await page.goto('/tea');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const more = navbar.getByRole('button', { name: 'More' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(navbar.getByRole('link', { name: 'The notes' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(navbar.getByRole('link', { name: 'The notes' })).toBeHidden();
});

// @proves dropdown.focus
test('a dropdown closes when the focus goes outside of it', async ({ page }) => {
  await page.goto('/tea');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await navbar.getByRole('button', { name: 'More' }).focus();
  await page.keyboard.press('Enter');
  const last = navbar.getByRole('link', { name: 'The notes' });
  await expect(last).toBeVisible();
  await last.focus();
  await expect(last).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(last).toBeHidden();
});

// @proves navbar.sides, navbar.default-position, navbar.link, navbar.dropdown, navbar.html, navbar.doc
// @proves navbar.doc-sidebar, navbar.docs-version, navbar.docs-version-dropdown
// @proves navbar.locale-dropdown, navbar.search
test('the navbar shows each kind of item on its side, on the right without a position', async ({
  page,
}) => {
  await page.goto('/tea');
  const left = page.locator('#main-menu');
  const right = left.locator('> div').last();
  await expect(left.getByRole('link', { name: 'Notes', exact: true })).toBeVisible();
  await expect(left.getByRole('link', { name: 'A document' })).toHaveAttribute('href', '/tea');
  await expect(left.getByRole('link', { name: 'Notes', exact: true })).toHaveAttribute(
    'href',
    '/notes',
  );
  await expect(left.locator('b', { hasText: 'Raw' })).toBeVisible();
  await expect(left.getByRole('link', { name: 'A link' })).toHaveAttribute('href', '/water');
  await expect(left.getByRole('button', { name: 'More' })).toBeVisible();
  await expect(right.getByRole('link', { name: 'Notes', exact: true })).toHaveCount(0);
  await expect(right.getByRole('link', { name: 'Next' })).toHaveCount(2);
  await expect(right.getByRole('button', { name: /English/ })).toBeVisible();
  await expect(page.locator('#main-menu ~ [aria-haspopup=dialog]')).toBeVisible();
});

// @proves locale.switcher, locale.segment, config.i18n
test('the language switcher keeps path, query and hash', async ({ page }) => {
  await page.goto('/tea?from=home#green-tea');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const switcher = page.getByRole('navigation', { name: 'Main' }).getByRole('button', {
    name: /English/,
  });
  await switcher.hover();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/tea?from=home#green-tea');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /Français/ })
    .hover();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/tea?from=home#green-tea');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

// @proves locale.switcher
test('the language switcher keeps path, query and hash before scripts arrive', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/tea?from=home#green-tea');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await navbar.getByRole('button', { name: /English/ }).hover();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/tea?from=home#green-tea');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

// @proves footer.columns, config.footer
test('the footer is in columns with titles', async ({ page }) => {
  await page.goto('/tea');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer__title')).toHaveText(['Documents', 'Elsewhere']);
  await expect(footer.getByRole('link', { name: 'Notes' })).toHaveAttribute('href', '/notes');
});

test('another language has a directory of documents of its own', async ({ page }) => {
  const directory = page.waitForResponse((response) => response.url().includes('/fr/page-routes/'));
  await page.goto('/fr/tea');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.evaluate(() => {
    document.documentElement.dataset.marked = 'true';
  });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.locator('a[href="/fr/water"]').click();
  await expect(page).toHaveURL('/fr/water');
  expect((await directory).status()).toBe(200);
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', '/fr/water');
  await expect(page.locator('html')).toHaveAttribute('data-marked', 'true');
});
