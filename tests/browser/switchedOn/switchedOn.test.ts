import { expect, test } from '../page.ts';
import { addressOf, SWITCHED_ON } from '../sites.ts';

// The fixture site in which everything that the library leaves switched off is switched on.
test.use({ baseURL: addressOf(SWITCHED_ON) });

test('the announcement bar is shown until it is closed, and again when its id is a new one', async ({
  page,
}) => {
  await page.goto('/tea');
  const bar = page.getByRole('banner');
  await expect(bar).toContainText('The library has tea.');
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

test('the navbar shows each kind of item on its side', async ({ page }) => {
  await page.goto('/tea');
  const left = page.locator('.navbar__items').first();
  await expect(left.getByRole('link', { name: 'Notes', exact: true })).toBeVisible();
  await expect(left.getByRole('link', { name: 'A document' })).toHaveAttribute('href', '/tea');
  await expect(left.getByText('Raw')).toBeVisible();
  const right = page.locator('.navbar__items--right');
  await expect(right.getByRole('link', { name: 'Next' })).toHaveCount(2);
  await expect(right.getByRole('button', { name: /Search/ })).toBeVisible();
});

test('the language switcher keeps path, query and hash', async ({ page }) => {
  await page.goto('/tea?from=home#green-tea');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const switcher = page.getByRole('navigation', { name: 'Main' }).getByRole('button', {
    name: /English/,
  });
  await switcher.hover();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/tea?from=home#green-tea');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('the footer stands in columns with titles', async ({ page }) => {
  await page.goto('/tea');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer__title')).toHaveText(['Documents', 'Elsewhere']);
  await expect(footer.getByRole('link', { name: 'Notes' })).toHaveAttribute('href', '/notes');
});
