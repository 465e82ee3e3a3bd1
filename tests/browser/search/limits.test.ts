import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { dialog, input, openModal } from './dialog.ts';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__library';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__library';

/** Searches in the form that an earlier visit stores. */
const searches = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    objectID: `${name}-${at}`,
    url: `/${name}-${at}`,
    type: 'lvl1',
    content: null,
    hierarchy: {
      lvl0: 'Developing',
      lvl1: `${name} ${at}`,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  }));

/** Stores searches before a page's scripts run. */
const store = (page: Page, stored: Readonly<Record<string, unknown>>) =>
  page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, stored);

const group = (page: Page, name: string) => dialog(page).getByRole('group', { name });

// @proves search.recent-limit
test('seven recent searches are offered', async ({ page }) => {
  await store(page, { [RECENT]: searches('recent', 9) });
  await openModal(page);
  await expect(group(page, 'Recent').getByRole('option')).toHaveCount(7);
});

// @proves search.recent-limit, search.favorite-limit
test('ten favorites are offered, with four recent searches beside them', async ({ page }) => {
  await store(page, { [RECENT]: searches('recent', 9), [FAVORITES]: searches('favorite', 12) });
  await openModal(page);
  await expect(group(page, 'Favorite').getByRole('option')).toHaveCount(10);
  await expect(group(page, 'Recent').getByRole('option')).toHaveCount(4);
});

// @proves search.favorite-limit
test('an eleventh favorite takes the place of the oldest', async ({ page }) => {
  await store(page, { [RECENT]: searches('recent', 1), [FAVORITES]: searches('favorite', 10) });
  await openModal(page);
  await dialog(page).getByRole('button', { name: 'Save this search: recent 0' }).click();
  const kept = group(page, 'Favorite').getByRole('option');
  await expect(kept).toHaveCount(10);
  await expect(kept.first()).toContainText('recent 0');
  await expect(group(page, 'Favorite')).not.toContainText('favorite 9');
});

test.describe('by the clock', () => {
  test.use({ window: 'own' });

  // @proves search.stall, state.search
  test('a search is told to be on its way after 300 ms, not before', async ({ page }) => {
    await page.clock.install();
    await page.route('**/search-index/**', () => {});
    await openModal(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await input(page).fill('focaccia');
    await page.clock.runFor(299);
    await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

// @proves search.open-slash
test('a slash that is typed into a field is there', async ({ page }) => {
  await page.goto('/search');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const field = page.getByRole('main').getByRole('textbox', { name: 'Search' });
  await field.press('/');
  await expect(field).toHaveValue('/');
  await expect(dialog(page)).toHaveCount(0);
});

// @proves search.open-shortcut
test('Cmd and K open the modal', async ({ page }) => {
  await page.goto('/focaccia');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.keyboard.press('Meta+k');
  await expect(input(page)).toBeFocused();
});

for (const [way, come] of [
  ['a pointer', (page: Page) => button(page).hover()],
  ['the focus', (page: Page) => button(page).focus()],
  ['a finger', (page: Page) => button(page).dispatchEvent('touchstart')],
] as const) {
  // @proves search.lazy
  test(`the code of the modal is fetched when ${way} comes to the button`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/search-modal')) {
        fetched.push(request.url());
      }
    });
    await page.goto('/focaccia', { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    await come(page);
    await expect.poll(() => fetched.length).toBe(1);
  });
}

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

// @proves search.button
test('the button is labelled as what it does', async ({ page }) => {
  await page.goto('/focaccia');
  await expect(button(page)).toContainText('Search');
});

// @proves errors.no-results
test('the search page says that nothing is found, with the query filled into its link', async ({
  page,
}) => {
  await page.goto('/search?q=zzzzqqqq');
  const main = page.getByRole('main');
  await expect(main).toContainText('No results for “zzzzqqqq”');
  await expect(main).toContainText('Try searching for');
  await expect(main).toContainText('Believe this query should return results?');
  const href = await main.getByRole('link', { name: 'Let us know.' }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('title')).toContain('zzzzqqqq');
});
