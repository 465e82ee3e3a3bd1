import { PAGE_DATA_ID, type PageData } from '../../../framework/routes/shared/directory.ts';
import { expect, test } from '../page.ts';

/** A version of the documents, as in a page's main script. */
interface Version {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly draftIds: readonly string[];
  readonly sidebars: Readonly<Record<string, { readonly link: { readonly path: string } }>>;
}

// @proves product.version-label, product.main-document, entities.version
test('the one version of the documents is Next, with developing/README as its main document', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/main\.[^/]*\.js$/.test(response.url())) {
      scripts.push(response.text());
    }
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  const [script = ''] = await Promise.all(scripts);
  const start = script.indexOf('{"docusaurus-plugin-content-docs":');
  const text = script.slice(start, script.indexOf("'", start));
  const data = JSON.parse(text.replaceAll("\\'", "'").replaceAll('\\\\', '\\')) as Record<
    string,
    { readonly default: { readonly versions: readonly Version[] } }
  >;
  const versions = data['docusaurus-plugin-content-docs']?.default.versions ?? [];
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/',
    mainDocId: 'developing/README',
    draftIds: [],
  });
  const { sidebars = {} } = versions[0] ?? {};
  expect(Object.keys(sidebars).sort()).toEqual([
    'cookingSidebar',
    'designSidebar',
    'developingSidebar',
    'financeSidebar',
    'miscSidebar',
    'shoppingSidebar',
    'travelSidebar',
  ]);
});

// @proves entities.document
test('a document has an id of its folders, an address, and a sidebar unless it has none', async ({
  page,
}) => {
  for (const document of [
    { id: 'cooking/recipe/focaccia', path: '/focaccia', sidebar: 'cookingSidebar' },
    { id: 'sport/README', path: '/sport' },
  ]) {
    await page.goto(document.path);
    const text = await page.locator(`#${PAGE_DATA_ID}`).textContent();
    const [, route]: PageData = JSON.parse(text ?? '');
    expect(route?.at(-1)).toEqual([['default', 0, document]]);
  }
});

// @proves framework.version
test('the pages are made by Docusaurus 3.8', async ({ page }) => {
  const isMain = (address: string) => /\/assets\/js\/main\./.test(address);
  const main = page.waitForResponse((response) => isMain(response.url()));
  await page.goto('/');
  expect(await (await main).text()).toMatch(/"docusaurusVersion":"3\.8\.\d+"/);
});

// @proves product.no-blog
test('there is no blog, and no feed of one', async ({ page, request }) => {
  for (const address of [
    '/blog',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/blog/archive',
    '/blog/tags',
  ]) {
    expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
  }
  await page.goto('/');
  await expect(page.locator('link[href*="/blog"], a[href*="/blog"]')).toHaveCount(0);
});

// @proves product.anonymous
test('a visit leaves no cookie', async ({ page, context }) => {
  for (const address of ['/', '/docker', '/search?q=focaccia']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  expect(await context.cookies()).toEqual([]);
});

// @proves calls.own, calls.files
test('a visit, a search and another page ask for files of the site only', async ({
  page,
  baseURL,
}) => {
  const asked: { readonly method: string; readonly url: URL }[] = [];
  page.on('request', (request) =>
    asked.push({ method: request.method(), url: new URL(request.url()) }),
  );
  await page.goto('/interest-rate', { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('focaccia');
  await dialog.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/focaccia$/);
  await page.waitForLoadState('networkidle');
  expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['GET']));
  const others = asked.filter(
    ({ url }) => url.protocol.startsWith('http') && url.origin !== baseURL,
  );
  expect(others).toEqual([]);
  const paths = asked.map(({ url }) => url.pathname);
  const files = /^\/(?:interest-rate$|assets\/|img\/|docs\/|katex\/|page-routes\/|search-index\/)/;
  expect(paths.filter((path) => !files.test(path))).toEqual([]);
  expect(paths.some((path) => path.startsWith('/assets/js/'))).toBe(true);
  expect(paths).toContain('/search-index/manifest.json');
});

// @proves product.last-update, product.language
test('a document says when it was changed last, by the Gregorian calendar', async ({ page }) => {
  await page.goto('/interest-rate');
  const time = page.locator('.theme-last-updated time');
  const changed = new Date((await time.getAttribute('datetime')) ?? '');
  await expect(time).toHaveText(
    new Intl.DateTimeFormat('en', {
      calendar: 'gregory',
      dateStyle: 'medium',
      timeZone: 'UTC',
    }).format(changed),
  );
});

// @proves announcement.optional
test('the library has no announcement', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

// @proves addresses.root, addresses.slash-never
test('links of a page lead to addresses at the root, without a slash at the end', async ({
  page,
}) => {
  for (const address of ['/', '/docker']) {
    await page.goto(address);
    // A link with a type leads to a file, such as the feed.
    const links = await page
      .locator('a[href^="/"]:not([type])')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !/^\/(?:[a-z0-9-]+)?(?:[?#].*)?$/.test(link))).toEqual([]);
  }
});

// @proves locale.segment
test('with one locale there is no switcher, and no segment for it', async ({ page, request }) => {
  await page.goto('/docker');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await request.get('/en/docker')).status()).toBe(404);
});

// @proves navbar.fixed
test('the navbar stays at the top while the page scrolls', async ({ page }) => {
  await page.goto('/docker');
  await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
  expect(await page.locator('.navbar').boundingBox()).toMatchObject({ x: 0, y: 0 });
});

for (const [width, isMobile] of [
  [995, true],
  [997, false],
] as const) {
  // @proves mobile.breakpoint
  test(`at ${width} px the navbar ${isMobile ? 'is a hamburger' : 'shows its items'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/docker');
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await expect(navbar.getByRole('button', { name: 'Toggle navigation bar' })).toBeVisible({
      visible: isMobile,
    });
    await expect(navbar.getByRole('link', { name: 'Finance', exact: true })).toBeVisible({
      visible: !isMobile,
    });
  });
}
