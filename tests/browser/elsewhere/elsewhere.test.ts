import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { addressOf, ELSEWHERE, FIXTURES_FOLDER } from '../sites.ts';

/** The hosts from the site's settings. */
const [CDN, ANALYTICS, IMAGES] = [
  'https://cdn.jsdelivr.net',
  'https://plausible.io',
  'https://images.example.org',
];

test.use({
  baseURL: `${addressOf(ELSEWHERE)}/library/`,
  otherOrigins: new Set([addressOf(ELSEWHERE), CDN, ANALYTICS, IMAGES]),
});

/** Answers requests to the other hosts, because the browser has no network. */
async function answerHosts(page: Page): Promise<void> {
  const headers = { 'Access-Control-Allow-Origin': '*' };
  const katex = path.join('node_modules/katex/dist');
  await page.route(`${CDN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const [, file = ''] = /\/dist\/(.*)$/.exec(pathname) ?? [];
    await route.fulfill({ path: path.join(katex, file), headers });
  });
  await page.route(`${ANALYTICS}/**`, (route) =>
    route.fulfill({ body: 'window.counted = true', contentType: 'text/javascript' }),
  );
  await page.route(`${IMAGES}/**`, (route) =>
    route.fulfill({ path: path.join('images', new URL(route.request().url()).pathname) }),
  );
}

test.beforeEach(({ page }) => answerHosts(page));

// @proves addresses.base-url, addresses.slash-always, config.site
test('all links and files are under the base URL, and addresses end with a slash', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === addressOf(ELSEWHERE)) {
      asked.push(url.pathname);
    }
  });
  await page.goto('notes/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !/^\/library\/(?:[a-z0-9-]+\/)?$/.test(link))).toEqual([]);
  await page.getByRole('article').getByRole('link', { name: 'tea', exact: true }).click();
  await expect(page).toHaveURL(/\/library\/tea\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tea');
  await page.goto('tea');
  await expect(page).toHaveURL(/\/library\/tea\/$/);
  expect(asked.filter((address) => !address.startsWith('/library/'))).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://library.example.org/library/tea/',
  );
});

test('what other programs read has addresses under the base URL, at the public origin', async ({
  request,
}) => {
  const site = 'https://library.example.org/library/';
  const read = async (file: string) => (await request.get(file)).text();
  const page = await read('tea/');
  expect(page).toContain(`property=og:image content=${site}cards/tea.png`);
  expect((await request.get('cards/tea.png')).headers()['content-type']).toBe('image/png');
  const [, data = ''] = /<script type=application\/ld\+json>(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(data)['@graph']).toMatchObject([
    { image: `${site}cards/tea.png` },
    { itemListElement: [{ item: site }, { name: 'Tea' }] },
  ]);
  expect(await read('robots.txt')).toContain(`Sitemap: ${site}sitemap.xml`);
  const sitemap = await read('sitemap.xml');
  expect(sitemap).toContain(`<loc>${site}tea/</loc>`);
  expect(sitemap).not.toContain('search');
  const [, href = ''] = /<link rel=manifest href=(\S+?)>/.exec(page) ?? [];
  const { start_url: start, icons } = JSON.parse(await read(href));
  expect([start, (await request.get(icons[0].src)).status()]).toEqual(['/library/', 200]);
  expect(await read('opensearch.xml')).toContain(`template="${site}search/?q={searchTerms}"`);
});

for (const path of ['/moved/', '/moved/index.html']) {
  // @proves errors.base-url
  test(`under another base URL, the home page at ${path} says so and suggests the one`, async ({
    page,
    faults,
  }) => {
    faults.expect(/\/library\/|status of 404/);
    const response = await page.request.get('');
    const body = await response.text();
    await page.route(`${addressOf(ELSEWHERE)}/**`, (route) =>
      new URL(route.request().url()).pathname === path
        ? route.fulfill({ body, contentType: 'text/html' })
        : route.fulfill({ status: 404, body: 'nothing here' }),
    );
    await page.goto(path);
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
    await expect(page.getByText('Current configured baseUrl =')).toContainText('/library/');
    await expect(page.getByText('We suggest trying baseUrl =')).toHaveText(
      'We suggest trying baseUrl = /moved/',
    );
  });
}

// @proves color.disabled
test('where the switch is disabled there is none, and a stored mode is deleted', async ({
  page,
}) => {
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto('tea/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: /Switch between dark and light/ })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

// @proves color.disabled
test('where the switch is disabled, a mode that another tab stores is ignored and deleted', async ({
  page,
  context,
}) => {
  await page.goto('tea/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const modes = await page.evaluateHandle(() => {
    const root = document.documentElement;
    const seen: (string | undefined)[] = [];
    new MutationObserver(() => seen.push(root.dataset.theme)).observe(root, {
      attributeFilter: ['data-theme'],
    });
    return seen;
  });
  const other = await context.newPage();
  await answerHosts(other);
  await other.goto('notes/');
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  expect(await modes.evaluate((seen) => seen.filter((mode) => mode !== 'light'))).toEqual([]);
});

test('the link to all results ends its path as the site does', async ({ page }) => {
  await page.goto('tea/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('tea');
  const all = dialog.getByRole('link', { name: /^See all \d+ results$/ });
  await expect(all).toHaveAttribute('href', '/library/search/?q=tea');
  await all.click();
  await expect(page).toHaveURL(/\/library\/search\/\?q=tea$/);
});

// @proves config.announcement
test('an announcement that cannot be closed has no button, and stays', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'fixed'));
  await page.goto('tea/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveText('This stays.');
  await expect(bar.getByRole('button')).toHaveCount(0);
});

// @proves navbar.sides, navbar.default-position, navbar.link, navbar.dropdown, navbar.html, navbar.doc
// @proves navbar.doc-sidebar, navbar.docs-version, navbar.docs-version-dropdown
// @proves navbar.locale-dropdown, navbar.search, config.navbar
test('each kind of item is on the other side as well, in a navbar of another style', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('tea/');
  await expect(page.locator('.navbar')).toHaveClass(/navbar--dark/);
  await expect(page.locator('.navbar__brand')).toHaveText('Elsewhere');
  const left = page.locator('#main-menu');
  const right = left.locator('> div').last();
  await expect(right.getByRole('link', { name: 'Notes', exact: true })).toBeVisible();
  await expect(right.getByRole('button', { name: 'More' })).toBeVisible();
  await expect(right.getByRole('link', { name: 'A document' })).toBeVisible();
  await expect(right.locator('b', { hasText: 'Raw' })).toBeVisible();
  await expect(right.getByRole('link', { name: 'A link' })).toBeVisible();
  await expect(right.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await expect(left.getByRole('link', { name: 'Next' })).toHaveCount(1);
  await expect(left.getByRole('button', { name: 'Next' })).toHaveCount(1);
  await expect(left.getByRole('button', { name: /English/ })).toBeVisible();
  await expect(page.locator('[aria-haspopup=dialog]:has(~ #main-menu)')).toBeVisible();
});

test('a document has its Markdown below the base URL, with the address of its page', async ({
  page,
  request,
}) => {
  await page.goto('tea/');
  const link = page.locator('link[type="text/markdown"]');
  await expect(link).toHaveAttribute('href', '/library/tea.md');
  const copy = await (await request.get('tea.md')).text();
  expect(copy).toContain('- Page: <https://library.example.org/library/tea/>');
  expect(await (await request.get('llms.txt')).text()).toContain(
    '(https://library.example.org/library/tea.md)',
  );
});

// @proves product.edit-link, product.last-update
test('a page written in MDX has a link to its source, and the time of its last update', async ({
  page,
}) => {
  await page.goto('imprint/');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/edit\/main\/tests\/fixtures\/elsewhere\/src\/pages\/imprint\.mdx$/,
  );
  await expect(page.locator('.theme-last-updated time')).toHaveAttribute(
    'datetime',
    /^20\d\d-\d\d-\d\dT/,
  );
});

// @proves footer.row, config.footer
test('the footer is in one row, in another style', async ({ page }) => {
  await page.goto('tea/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveClass(/footer--dark/);
  await expect(footer.locator('.footer__title')).toHaveCount(0);
  const boxes = await Promise.all(
    ['Tea', 'Notes'].map((name) => footer.getByRole('link', { name }).boundingBox()),
  );
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  expect(boxes[0]?.x).toBeLessThan(boxes[1]?.x ?? 0);
});

// @proves calls.maths
test('the stylesheet of maths comes from the public network, and is checked', async ({ page }) => {
  const stylesheet = page.locator(`link[rel="stylesheet"][href^="${CDN}/npm/katex@"]`);
  await page.goto('notes/');
  await expect(stylesheet).toHaveAttribute('integrity', /^sha384-/);
  await expect(stylesheet).toHaveAttribute('crossorigin', 'anonymous');
  const isApplied = () => stylesheet.evaluate((link: HTMLLinkElement) => link.sheet !== null);
  await expect.poll(isApplied).toBe(true);
  await expect(page.locator('.katex-mathml').first()).toHaveCSS('position', 'absolute');
});

// @proves calls.maths
test('a stylesheet that is not the one is refused', async ({ page, faults }) => {
  faults.expect(/integrity|katex/);
  const text = readFileSync('node_modules/katex/dist/katex.min.css', 'utf8');
  await page.route(`${CDN}/**/katex.min.css`, (route) =>
    route.fulfill({
      body: `${text} `,
      contentType: 'text/css',
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await page.goto('notes/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const applied = await page
    .locator('link[rel="stylesheet"][href*="katex"]')
    .evaluate((link: HTMLLinkElement) => link.sheet !== null);
  expect(applied).toBe(false);
});

// @proves calls.analytics
test('the script that counts visits is deferred and has the domain', async ({ page }) => {
  await page.goto('tea/');
  const script = page.locator(`script[src="${ANALYTICS}/js/script.js"]`);
  await expect(script).toHaveAttribute('data-domain', 'library.example.org');
  await expect(script).toHaveJSProperty('defer', true);
  expect(await page.evaluate(() => 'counted' in window)).toBe(true);
});

// @proves calls.images
test('a picture comes from the image host, below docs/', async ({ page }) => {
  await page.goto('notes/');
  const picture = page.getByRole('img', { name: 'Four hue circles with dots.' });
  await expect(picture).toHaveAttribute('src', `${IMAGES}/docs/color-hue-relations.svg`);
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(720);
});

test('a former slug leads to the document, whether or not the host redirects', async ({ page }) => {
  await page.goto('kettle?q=1#top');
  await expect(page).toHaveURL(/\/library\/water\/\?q=1#top$/);
  const file = readFileSync(
    path.join(FIXTURES_FOLDER, ELSEWHERE.name, 'site/kettle/index.html'),
    'utf8',
  );
  await page.route('**/library/kettle/', (route) =>
    route.fulfill({ body: file, contentType: 'text/html' }),
  );
  await page.goto('kettle/#top');
  await expect(page).toHaveURL(/\/library\/water\/#top$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Water');
});
