import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/violations.ts';
import { expect, test } from '../page.ts';

const main = (page: Page) => page.getByRole('main');
const input = (page: Page) => main(page).getByRole('textbox', { name: 'Search' });

// @proves routes.search, search.parameter
test('shows what the address asks for, without an error in the console', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/search?q=focaccia%20tin');
  await expect(input(page)).toHaveValue('focaccia tin');
  await expect(page).toHaveTitle(/^Search results for “focaccia tin”/);
  await main(page)
    .getByRole('link', { name: /Any other tin/ })
    .click();
  await expect(page).toHaveURL(/\/focaccia#any-other-tin$/);
  expect(errors).toEqual([]);
});

// @proves search.placeholder, search.parameter
test('works without a query, and keeps the query in the address while typing', async ({ page }) => {
  await page.goto('/focaccia');
  await page.goto('/search');
  await expect(page).toHaveTitle(/^Search the documentation/);
  await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await input(page).pressSequentially('interest rate');
  await expect(page).toHaveURL(/\/search\?q=interest\+rate$/);
  await expect(main(page).getByRole('link').first()).toContainText('Interest Rates and Loans');
  await page.goBack();
  await expect(page).toHaveURL(/\/focaccia$/);
});

// @proves search.cap
test('takes no more than 64 characters, from the address as well', async ({ page }) => {
  await page.goto(`/search?q=${'x'.repeat(70)}`);
  await expect(input(page)).toHaveValue('x'.repeat(64));
  await input(page).press('End');
  await input(page).pressSequentially('y');
  await expect(input(page)).toHaveValue('x'.repeat(64));
});

test('tells a computed answer to screen readers, with a link to its source', async ({ page }) => {
  await page.goto('/search?q=5%20lb%20in%20kg');
  const status = main(page).getByRole('status');
  await expect(status).toContainText('2.268 kg');
  await page.locator('html').evaluate((html) => html.setAttribute('data-same-page', ''));
  await status.getByRole('link').click();
  await expect(page).toHaveURL(/\/unit-/);
  await expect(page.locator('html')).toHaveAttribute('data-same-page');
});

test('shows 15 hits, and more when asked', async ({ page }) => {
  await page.goto('/search?q=e');
  const hits = main(page).getByRole('listitem');
  const more = main(page).getByRole('button', { name: 'Show more results' });
  await expect(hits).not.toHaveCount(0);
  const status = main(page).getByRole('status');
  await expect(status).toHaveText(/\d/);
  const count = Number.parseInt((await status.textContent()) ?? '', 10);
  await expect(hits).toHaveCount(Math.min(15, count));
  if (count > 15) {
    await more.click();
    await expect(hits).toHaveCount(Math.min(30, count));
  }
});

test('says when nothing is found', async ({ page }) => {
  await page.goto('/search?q=zzzzqqqq');
  await expect(main(page)).toContainText('No results for “zzzzqqqq”');
  await expect(main(page)).toContainText('Try searching for');
  await expect(main(page).getByRole('link', { name: 'Let us know.' })).toBeVisible();
});

// @proves errors.search-failure
test('says when nothing could be fetched', async ({ page, faults }) => {
  faults.expect(/search-index|Search: the index could not be used/);
  await page.route('**/search-index/**', (route) => route.abort());
  await page.goto('/search?q=focacci');
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  await page.unroute('**/search-index/**');
  await input(page).press('End');
  await input(page).pressSequentially('a');
  await expect(main(page).getByRole('link').first()).toContainText('Overnight Focaccia');
  await expect(alert).toBeHidden();
});

for (const mode of ['light', 'dark']) {
  test(`is accessible in the ${mode} mode`, async ({ page }) => {
    await page.evaluate((theme) => localStorage.setItem('theme', theme), mode);
    await page.goto('/search?q=loan');
    await expect(main(page).getByRole('link').first()).toBeVisible();
    await expectAccessible(page, { within: 'main' });
  });
}
