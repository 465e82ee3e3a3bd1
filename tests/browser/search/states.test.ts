import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/violations.ts';
import { expect, test } from '../page.ts';

const INDEX = '**/search-index/**';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const input = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' });

async function openModal(page: Page) {
  await page.goto('/focaccia');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.keyboard.press('Control+k');
  await input(page).waitFor();
}

// @proves errors.no-results
test('a query without results is told, with others to try and where to report it', async ({
  page,
}) => {
  await openModal(page);
  await input(page).fill('foccassia "zq"');
  await expect(dialog(page)).toContainText('No results for “foccassia "zq"”');
  await expect(dialog(page)).toContainText('Believe this query should return results?');
  const href = await dialog(page).getByRole('link', { name: 'Let us know.' }).getAttribute('href');
  expect(href).toMatch(/\/issues\/new\?title=/);
  expect(new URL(href ?? '').searchParams.get('title')).toContain('foccassia "zq"');
  const suggestions = dialog(page).getByRole('list', { name: 'Try searching for' });
  await suggestions.getByRole('button', { name: 'Overnight Focaccia' }).click();
  await expect(dialog(page).getByRole('option').first()).toContainText('Overnight Focaccia');
});

test('a query that looks like nothing has suggestions as well', async ({ page }) => {
  await openModal(page);
  await input(page).fill('zzzzqqqq');
  const suggestions = dialog(page).getByRole('list', { name: 'Try searching for' });
  await expect(suggestions.getByRole('button')).toHaveCount(3);
});

// @proves errors.search-failure
test('a failure stays until the next keystroke, which tries again', async ({ page, faults }) => {
  faults.expect(/search-index|Search: the index could not be used/);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.route(INDEX, (route) => route.abort());
  await openModal(page);
  await input(page).fill('focacci');
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  // The stock modal removes the message as soon as the failed request has ended.
  await page.waitForLoadState('networkidle');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(dialog(page)).not.toContainText('No results for');
  expect(messages.some((text) => text.startsWith('Search: the index could not be used'))).toBe(
    true,
  );
  await page.unroute(INDEX);
  await input(page).press('a');
  await expect(dialog(page).getByRole('option').first()).toContainText('Overnight Focaccia');
  await expect(alert).toBeHidden();
});

test('a modal whose code does not arrive says so, and opens when it does', async ({
  page,
  faults,
}) => {
  faults.expect(/search-modal|Search: the code of the modal could not be loaded/);
  await page.route('**/assets/js/search-modal*', (route) => route.abort());
  await page.goto('/focaccia');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('foc');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await page.unroute('**/assets/js/search-modal*');
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('foc');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the failure of the modal goes with the page', async ({ page, faults }) => {
  faults.expect(/search-modal|Search: the code of the modal could not be loaded/);
  await page.route('**/assets/js/search-modal*', (route) => route.abort());
  await page.goto('/focaccia');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a slow answer is shown to be on its way', async ({ page }) => {
  await page.route(INDEX, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await openModal(page);
  await input(page).fill('focaccia');
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/focaccia$/);
  await expect(dialog(page)).toBeHidden();
});

test('the best hits are shown while the texts of the others are on their way', async ({ page }) => {
  let texts = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/search-index/*/texts-*.bin', async (route) => {
    texts += 1;
    if (texts > 5) {
      await released;
    }
    await route.continue();
  });
  await openModal(page);
  await input(page).fill('card');
  const options = dialog(page).getByRole('option');
  await expect.poll(() => texts).toBeGreaterThan(5);
  await expect(options).toHaveCount(5);
  const first = await options.allTextContents();
  release();
  await expect.poll(() => options.count()).toBeGreaterThan(5);
  expect(await options.allTextContents()).toEqual(expect.arrayContaining(first));
});

// @proves search.lazy
test('nothing of the search is fetched before the reader comes to it', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/focaccia', { waitUntil: 'networkidle' });
  const own = () =>
    requested.filter((url) => /\/search-(?:modal|local|worker|index|hosted)/.test(url));
  expect(own()).toEqual([]);
  expect(requested.filter((url) => /algolia/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).hover();
  // The modal, the worker, and the manifest.
  await expect.poll(() => own().length).toBe(3);
  expect(own().some((url) => url.includes('search-hosted'))).toBe(false);
  expect(await page.locator('link[rel="preconnect"][href*="algolia"]').count()).toBe(0);
});

for (const mode of ['light', 'dark']) {
  for (const [state, query] of [
    ['results', 'loan'],
    ['no results', 'zzzzqqqq'],
  ] as const) {
    test(`the modal with ${state} is accessible in the ${mode} mode`, async ({ page }) => {
      await page.evaluate((theme) => localStorage.setItem('theme', theme), mode);
      await openModal(page);
      await input(page).fill(query);
      await expect(dialog(page).getByRole('status')).toHaveText(/result/);
      await expectAccessible(page, { within: 'dialog' });
    });
  }

  test(`the modal with earlier searches is accessible in the ${mode} mode`, async ({ page }) => {
    await page.evaluate((theme) => localStorage.setItem('theme', theme), mode);
    await openModal(page);
    await input(page).fill('loan');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/interest-rate/);
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('button', { name: /^Save this search/ })).toBeVisible();
    await expectAccessible(page, { within: 'dialog' });
  });
}

test('the modal fills a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 760 });
  await openModal(page);
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 760 });
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});
