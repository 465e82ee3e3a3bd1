import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { silentHostsKey } from '../../../plugins/search/shared/hosts.ts';
import { ACCOUNT, type Fault, type TestProvider } from '../../provider/server.ts';
import { violationsIn } from '../accessibility/violations.ts';
import { expect, test } from '../page.ts';
import { dialog, input, openModal, options } from '../search/dialog.ts';
import { addressOf, HOSTED, PROVIDER_PORTS, SECRET } from '../sites.ts';
import { BUILT, ORIGINS, startProvider } from './provider.ts';

// All tests share one provider on two fixed ports, so they must not run in parallel.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: addressOf(HOSTED), otherOrigins: new Set(ORIGINS) });

const [FIRST_PORT] = PROVIDER_PORTS;
const [FIRST = '', SECOND = ''] = ORIGINS;

let provider: TestProvider;

test.beforeAll(async () => {
  provider = await startProvider();
});

test.beforeEach(() => provider.reset());

test.afterAll(() => provider.endAll());

const alert = (page: Page) => dialog(page).getByRole('alert');
const asked = () => provider.asked.map(({ body }) => body.requests[0]);

// @proves calls.queries, calls.facets, calls.parameters, calls.local-paths, search.hits
test('finds what was published, asked for as the settings say, and leads there', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const own = () => requested.filter((url) => /\/search-|127\.0\.0\.1/.test(url));

  await page.goto('/notes', { waitUntil: 'networkidle' });
  expect(own()).toEqual([]);
  const hint = page.locator('head link[rel="preconnect"]');
  await expect(hint).toHaveAttribute('href', FIRST);
  await expect(hint).toHaveAttribute('crossorigin', 'anonymous');

  await page.getByRole('button', { name: 'Search', exact: true }).hover();
  await expect.poll(() => own().length).toBe(2);
  expect(own().join(' ')).toMatch(/search-modal.* .*search-hosted|search-hosted.* .*search-modal/);

  await page.keyboard.press('Control+k');
  await input(page).fill('green brew');
  const first = dialog(page).getByRole('group', { name: 'Notes' }).getByRole('option').first();
  await expect(first).toHaveAttribute('href', '/tea#green-tea');
  await expect(first).toContainText('Tea');
  await expect(first).toContainText('in a pot marked <b>.');
  await expect(first.locator('mark')).toHaveText(['Green', 'Draws']);
  await expect(dialog(page).getByRole('link', { name: 'See all 1 results' })).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText('1 result');
  expect(provider.asked.at(-1)).toMatchObject({
    method: 'POST',
    path: '/1/indexes/*/queries',
  });
  expect(asked().at(-1)).toMatchObject({
    indexName: 'hosted',
    query: 'green brew',
    hitsPerPage: 20,
    page: 0,
    analytics: false,
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      'language:en',
    ],
  });

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tea#green-tea$/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Green tea' })).toBeInViewport();
  expect(own().filter((url) => /search-(?:local|worker|index)/.test(url))).toEqual([]);
});

// @proves search.group, calls.local-paths
test('shows no more than five of a section, all of them on the search page, 15 at a time', async ({
  page,
}) => {
  await openModal(page, '/notes');
  await input(page).fill('blend leaves');
  // The ten best hits are all of one section: five are in its group, and five in the group of what's more of it.
  for (const name of ['Notes', 'More in Notes']) {
    const group = dialog(page).getByRole('group', { name, exact: true });
    await expect(group.getByRole('option')).toHaveCount(5);
  }
  await dialog(page).getByRole('link', { name: 'See all 25 results' }).click();
  await expect(page).toHaveURL(/\/search\?q=blend\+leaves$|\/search\?q=blend%20leaves$/);

  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('25 results');
  await expect(main.getByRole('listitem')).toHaveCount(15);
  await main.getByRole('button', { name: 'Show more results' }).click();
  await expect(main.getByRole('listitem')).toHaveCount(25);
  await expect(main.getByRole('button', { name: 'Show more results' })).toBeHidden();
  const pages = asked().map(({ hitsPerPage, page: number }) => [hitsPerPage, number]);
  expect(pages.at(-1)).toEqual([15, 1]);
  expect(pages).toContainEqual([15, 0]);
  await expect(main.getByRole('link').first()).toHaveAttribute('href', '/blend#blend-1');

  // A page of another site keeps its URL.
  const field = main.getByRole('textbox', { name: 'Search' });
  await field.fill('kettle');
  await expect(main.getByRole('status')).toHaveText('1 result');
  await expect(main.getByRole('listitem').getByRole('link')).toHaveAttribute(
    'href',
    'https://docs.example.org/kettle',
  );
  await field.fill('kettle zzqq');
  await expect(main).toContainText('No results for “kettle zzqq”');
  await expect(main).toContainText('Believe this query should return results?');
  const suggestions = main.getByRole('list', { name: 'Try searching for' });
  await suggestions.getByRole('button', { name: 'Kettle' }).click();
  await expect(field).toHaveValue('Kettle');
});

// @proves calls.local-paths
test('leaves out hits that would lead to another host, or nowhere, and keeps the query of the others', async ({
  page,
}) => {
  await openModal(page, '/notes');
  await input(page).fill('samovar');
  await expect(options(page)).toHaveAttribute('href', '/tea?from=samovar#green-tea');
  await page.goto('/search?q=samovar');
  const hits = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(hits).toHaveAttribute('href', '/tea?from=samovar#green-tea');
  await hits.click();
  await expect(page).toHaveURL(/\/tea\?from=samovar#green-tea$/);
});

test('where the first host is late, or dead, the second one answers', async ({ page, faults }) => {
  provider.order({ kind: 'late', ms: 1_600 }, ({ host }) => FIRST.endsWith(host));
  await openModal(page, '/notes');
  await input(page).fill('kettle');
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await expect(options(page)).toHaveAttribute('href', 'https://docs.example.org/kettle');
  await expect(dialog(page).getByRole('progressbar')).toBeHidden();
  expect(provider.asked.map(({ host }) => `http://${host}`)).toEqual([FIRST, SECOND]);

  faults.expect(/CONNECTION_REFUSED/);
  await page.evaluate((key) => localStorage.removeItem(key), silentHostsKey(ACCOUNT));
  await provider.end(FIRST);
  try {
    await input(page).fill('green tea');
    await expect(options(page).first()).toHaveAttribute('href', '/tea#green-tea');
    await expect(alert(page)).toBeHidden();
  } finally {
    await provider.listen(FIRST_PORT);
  }
  // Besides the searches, only the silent host is stored.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([silentHostsKey(ACCOUNT)]);
});

/** Faults, each with a query that no other one is a prefix of, because answers are cached per query. */
const FAILURES: readonly (readonly [string, Fault, string])[] = [
  ['every host fails', { kind: 'status', status: 500 }, 'green te'],
  ['the key is refused', { kind: 'status', status: 403 }, 'minutes gre'],
  ['every host cuts the connection', { kind: 'cut', after: 'half' }, 'water tw'],
  ['the answer is not JSON', { kind: 'body', text: '<!doctype html>' }, 'degrees wat'],
  ['the answer is of another shape', { kind: 'body', text: '{"results":[{}]}' }, 'pot mark'],
];

// @proves errors.search-failure
test('a failure is reported, and gone at the next keystroke', async ({ page, faults }) => {
  faults.expect(/127\.0\.0\.1/);
  faults.expect(/Search: the hosted provider gave no answer that can be used/);
  await openModal(page, '/notes');
  for (const [what, fault, query] of FAILURES) {
    await test.step(what, async () => {
      provider.order(fault);
      await input(page).fill(query);
      await expect(alert(page)).toContainText('Unable to fetch results');
      await expect(alert(page)).toContainText('You might want to check your network connection.');
      await expect(dialog(page)).not.toContainText('No results for');
      provider.reset();
      await input(page).press('e');
      await expect(alert(page)).toBeHidden();
      // An unusable response isn't cached for the same query.
      await input(page).press('Backspace');
      await expect.poll(() => asked().at(-1)?.query).toBe(query);
      await expect(dialog(page).getByRole('status')).toHaveText('1 result');
      await expect(options(page)).toHaveAttribute('href', '/tea#green-tea');
    });
  }
});

test('is used by keyboard alone, on a small screen, in both color modes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 760 });
  await page.goto('/notes');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.keyboard.press('/');
  await input(page).waitFor();
  await page.keyboard.type('draws');
  await expect(options(page)).toHaveCount(2);
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 760 });
  for (const mode of ['light', 'dark']) {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, mode);
    expect(await violationsIn(page, { within: 'dialog' }), mode).toEqual([]);
  }
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tea#black-tea$/);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('group', { name: 'Recent' })).toContainText('Black tea');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

/** Returns all files in a folder and its subfolders. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.map((name) => path.join(folder, name));
  const kinds = await Promise.all(files.map((file) => stat(file)));
  return files.filter((_, at) => kinds[at]?.isFile());
}

test('no file of the site has the key that may write, though it was set while it was built', async () => {
  const files = await filesIn(BUILT);
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')));
  const withText = (text: string) => files.filter((_, at) => texts[at]?.includes(text));
  expect(withText(ACCOUNT.searchKey)).not.toEqual([]);
  expect(withText(SECRET)).toEqual([]);
});
