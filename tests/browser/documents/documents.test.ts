import { expect, test } from '../page.ts';
import { sitemapPaths } from '../pages/sitemap.ts';
import { addressOf, SITE } from '../sites.ts';
import { DOCUMENTS, isFile, libraryDocuments } from './library.ts';

const FIXED = ['/', '/about', '/docs-rule', '/privacy-policy'];

/** Slugs of some documents of each section, by the label of its sidebar. */
const SECTIONS = {
  Developing:
    '/developing /algorithm /api /cli /cloud /database /docker /git /python /golang /js /css /html /self-hosting /specification /web /encryption /mcp /url-shortener /web-cookie /zsh',
  Travel:
    '/city /flying /airline /airport /railway /transit /visa /accommodation /driving /biking /nomad /museum /tokyo',
  Finance: '/bank /credit-card /credit-report /merchant /stock /atm',
  Shopping: '/digital /electronic /furniture /garment /office /computer /car',
  Cooking: '/recipe /ingredient /cooking-index /breakfast /dinner /stocking',
  Design: '/design /font /color /logo',
  Misc: '/how-to /job-hunting /mac /apple /us /pipeline /law',
};

/** Documents that represent the topics of an area, by the label of its sidebar. */
const TOPICS = {
  Developing: '/programming-language /cloud /database /cli /algorithm /self-hosting',
  Finance: '/bank /credit-card /credit-report',
  Cooking: '/recipe /ingredient',
  Misc: '/how-to',
};

/** Fetches without Playwright's request API, which takes several times as long for hundreds of pages. */
const ask = (address: string) => fetch(`${addressOf(SITE)}${address}`, { redirect: 'manual' });

/** Returns the page at a path, and checks its status. */
async function pageAt(address: string): Promise<string> {
  const response = await ask(address);
  expect([address, response.status]).toEqual([address, 200]);
  return response.text();
}

/** Returns the labels of the active navbar items: the sidebars that a page is in. */
const sidebarsOf = (html: string): readonly (string | undefined)[] =>
  [...html.matchAll(/<a [^>]*navbar__link--active[^>]*>([^<]+)/g)].map(([, label]) => label);

// @proves documents.address
test('each document is at its slug alone, and the sitemap has no other pages', () => {
  const addresses = libraryDocuments.map(({ slug }) => `/${slug}`);
  expect([...addresses, ...FIXED].sort()).toEqual([...sitemapPaths].sort());
  expect(addresses.filter((address) => !/^\/[a-z0-9-]+$/.test(address))).toEqual([]);
});

// @proves documents.sidebars, documents.sport
test('each document is in exactly one sidebar, and the one on sport in none', async () => {
  test.slow();
  const sections = Object.keys(SECTIONS);
  for (const { slug } of libraryDocuments) {
    const sidebars = sidebarsOf(await pageAt(`/${slug}`));
    expect([slug, sidebars.length]).toEqual([slug, slug === 'sport' ? 0 : 1]);
    expect(sections).toEqual(expect.arrayContaining([...sidebars]));
  }
});

// @proves documents.developing, documents.travel, documents.finance, documents.shopping
// @proves documents.cooking, documents.design, documents.misc
test('each section has its documents in its sidebar', async () => {
  for (const [label, addresses] of Object.entries(SECTIONS)) {
    for (const address of addresses.split(' ')) {
      expect([address, sidebarsOf(await pageAt(address))]).toEqual([address, [label]]);
    }
  }
});

// @proves product.developing, product.finance, product.cooking, product.misc
test('each area has documents on what it is about', async () => {
  for (const [label, addresses] of Object.entries(TOPICS)) {
    for (const address of addresses.split(' ')) {
      expect([address, sidebarsOf(await pageAt(address))]).toEqual([address, [label]]);
    }
  }
});

// @proves documents.exact, routes.exact
test('below a document and below a fixed page is nothing', async () => {
  for (const address of ['/docker', '/focaccia', '/about', '/docs-rule', '/privacy-policy']) {
    const response = await ask(`${address}/below`);
    expect([address, response.status]).toEqual([address, 404]);
  }
});

// @proves routes.exact, documents.exact
test('also where a link of the page leads there', async ({ page, faults }) => {
  faults.expect(/below|status of 404/);
  for (const address of ['/docker/below', '/search/below']) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  }
});

// @proves product.edit-link
test('each document links to its own source for editing', async () => {
  test.slow();
  for (const { slug, file } of libraryDocuments) {
    const html = await pageAt(`/${slug}`);
    const source = /<a href="?[^" >]*\/edit\/main\/([^" >]+)[^>]*theme-edit-this-page/.exec(
      html,
    )?.[1];
    expect([slug, source]).toEqual([slug, `${DOCUMENTS}/${file}`]);
    expect(isFile(source ?? '')).toBe(true);
  }
});

// @proves product.edit-link, product.last-update
test('so does each other page, with the time of its last update', async ({ page }) => {
  for (const [address, source] of [
    ['/', 'src/pages/index.tsx'],
    ['/search', 'src/theme/SearchPage.tsx'],
    ['/about', 'src/pages/about.mdx'],
    ['/docs-rule', 'src/pages/docs-rule.mdx'],
    ['/privacy-policy', 'src/pages/privacy-policy.mdx'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('.theme-edit-this-page')).toHaveAttribute(
      'href',
      new RegExp(`/edit/main/${source}$`),
    );
    expect(isFile(source)).toBe(true);
    await expect(page.locator('.theme-last-updated time')).toHaveAttribute(
      'datetime',
      /^20\d\d-\d\d-\d\dT/,
    );
  }
});

// @proves product.indexable
test('search engines may index each page, and find it in the sitemap', async () => {
  test.slow();
  for (const address of sitemapPaths) {
    const response = await ask(address);
    expect([address, response.status, response.headers.get('x-robots-tag')]).toEqual([
      address,
      200,
      null,
    ]);
    expect([address, /<meta[^>]*name="?robots/.test(await response.text())]).toEqual([
      address,
      false,
    ]);
  }
  const robots = await ask('/robots.txt');
  expect(robots.ok ? await robots.text() : '').not.toMatch(/^disallow: *\//im);
});

// @proves product.language
test('each page is English, left to right', async () => {
  test.slow();
  for (const address of [...sitemapPaths, '/search']) {
    const html = await pageAt(address);
    expect([address, /<html lang="?en"? dir="?ltr/.test(html)]).toEqual([address, true]);
  }
});

// @proves product.anonymous
test('no page has a form that is sent, or a field for a password', async () => {
  test.slow();
  for (const address of [...sitemapPaths, '/search']) {
    const html = await pageAt(address);
    expect([
      address,
      html.match(/<form|type="?password|autocomplete="?(?:username|current)/g),
    ]).toEqual([address, null]);
  }
});
