import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { CARD_SIZE } from '../../../plugins/cards/shared/card.ts';
import { PALETTE } from '../../../site/palette.ts';
import { expect, test } from '../page.ts';
import { sitemapPaths as paths } from '../pages/sitemap.ts';
import { addressOf, SITE } from '../sites.ts';

/** Relative to the project's folder, where Playwright runs. */
const BUILD = 'build';

/** Reads a file of the build by its URL, which is on the site as it's built for this machine. */
const built = (address: string): Buffer =>
  readFileSync(path.join(BUILD, new URL(address).pathname));

/** The HTML of a page. */
const htmlOf = (page: string): string =>
  readFileSync(path.join(BUILD, `${page === '/' ? 'index' : page}.html`), 'utf8');

/** The values of a page's tag, without quotes. */
const tags = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<meta [^>]*=${name} content=(?:"([^"]*)"|([^\\s>]+))>`, 'g'))].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );

interface Item {
  readonly '@type': string;
  readonly image?: string;
  readonly itemListElement?: readonly { readonly position: number; readonly item?: string }[];
}

/** The objects of schema.org in a page. */
const dataIn = (html: string): readonly Item[] =>
  [...html.matchAll(/<script type="?application\/ld\+json"?[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, text = '']) => {
      const data = JSON.parse(text) as Item & { readonly '@graph'?: readonly Item[] };
      return data['@graph'] ?? [data];
    },
  );

test('every page has one social card, which exists and has the size that its tags say', () => {
  for (const page of [...paths, '/search', '/404']) {
    const html = htmlOf(page);
    const [card = '', ...others] = tags(html, 'og:image');
    expect(others, page).toEqual([]);
    const png = built(card);
    expect(tags(html, 'og:image:width'), page).toEqual([String(png.readUInt32BE(16))]);
    expect(tags(html, 'og:image:height'), page).toEqual([String(png.readUInt32BE(20))]);
    expect(png.readUInt32BE(16)).toBe(CARD_SIZE.width);
    for (const name of ['og:image:alt', 'og:site_name', 'og:type', 'og:url', 'twitter:card']) {
      expect(tags(html, name), `${page} ${name}`).toHaveLength(1);
    }
  }
});

test('a document is an article with its own card, and other pages are pages of the site', () => {
  const docker = htmlOf('/docker');
  expect(tags(docker, 'og:type')).toEqual(['article']);
  expect(tags(docker, 'og:image')[0]).toMatch(/\/cards\/docker\.png$/);
  expect(tags(docker, 'og:image:alt')).toEqual(['Docker']);
  const about = htmlOf('/about');
  expect(tags(about, 'og:type')).toEqual(['website']);
  expect(tags(about, 'og:image')[0]).toMatch(/\/cards\/about\.png$/);
  expect(tags(htmlOf('/'), 'og:image')[0]).toMatch(/\/cards\/index\.png$/);
});

test('every document says what it is to search engines, in terms of pages that exist', () => {
  const known = new Set(paths);
  const documents = paths.filter((page) => tags(htmlOf(page), 'og:type')[0] === 'article');
  expect(documents.length).toBeGreaterThan(250);
  for (const page of documents) {
    const data = dataIn(htmlOf(page));
    const [article, breadcrumbs] = ['Article', 'BreadcrumbList'].map((type) =>
      data.filter((item) => item['@type'] === type),
    );
    expect(article, page).toHaveLength(1);
    expect(article?.[0]?.image, page).toBe(tags(htmlOf(page), 'og:image')[0]);
    const steps = breadcrumbs?.[0]?.itemListElement ?? [];
    expect(steps.length, page).toBeGreaterThan(1);
    const leading = steps.flatMap(({ item }) => (item === undefined ? [] : [item]));
    expect(
      leading.map((address) => new URL(address).pathname).filter((to) => !known.has(to)),
    ).toEqual([]);
  }
  const [recipe] = dataIn(htmlOf('/focaccia')).filter((item) => item['@type'] === 'Recipe');
  expect(built(recipe?.image ?? '').length).toBeGreaterThan(0);
});

test('the data for search engines is in the pages alone, and not in the scripts', () => {
  const scripts = readdirSync(path.join(BUILD, 'assets/js')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    const text = readFileSync(path.join(BUILD, 'assets/js', name), 'utf8');
    // As names of properties: a document can show such data as highlighted code.
    expect(text, name).not.toMatch(/(?:itemListElement|dateModified|recipeYield)(?:\\?")?:/);
  }
});

test('robots find the sitemap, and leave out the search and what is not found', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  expect(built(sitemap).toString()).toContain('<urlset');
  expect(paths).not.toContain('/search');
  expect(tags(htmlOf('/search'), 'robots')).toEqual(['noindex, follow']);
  expect(tags(htmlOf('/404'), 'robots')).toEqual(['noindex']);
  expect(tags(htmlOf('/docker'), 'robots')).toEqual([]);
});

test('the sitemap says when each document changed, as its page does', () => {
  const text = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  const days = new Map(
    [...text.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)].map(
      ([, address = '', day = '']) => [new URL(address).pathname, day],
    ),
  );
  const [, changed = ''] =
    /Last updated.*?<time datetime="?(\S{10})/s.exec(htmlOf('/docker')) ?? [];
  expect(days.get('/docker')).toBe(changed);
});

test('phones and browsers find their icons', async ({ request }) => {
  const { href = '' } = /<link rel=manifest href=(?<href>[^\s>]+)>/.exec(htmlOf('/'))?.groups ?? {};
  const manifest = await request.get(href);
  expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  for (const { src } of (await manifest.json()).icons) {
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  }
  expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(/^image\//);
  expect((await request.get('/apple-touch-icon.png')).headers()['content-type']).toBe('image/png');
  expect(existsSync(path.join(BUILD, '.well-known'))).toBe(false);
});

test('browsers can offer the search under a short name', async ({ request }) => {
  const text = await (await request.get('/opensearch.xml')).text();
  const [, name = ''] = /<ShortName>(.*)<\/ShortName>/.exec(text) ?? [];
  expect(name.length).toBeGreaterThan(0);
  expect(name.length).toBeLessThanOrEqual(16);
  for (const [, address = ''] of text.matchAll(/<Image [^>]*>(.*)<\/Image>/g)) {
    expect(built(address).length).toBeGreaterThan(0);
  }
});

const barColor = (page: Page) => page.locator('meta[name=theme-color]').getAttribute('content');

test('the browser’s bars have the color of the paper in the chosen mode', async ({ page }) => {
  await page.goto(`${addressOf(SITE)}/docker`);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  expect(await barColor(page)).toBe(PALETTE.light.paper);
  await page.getByRole('button', { name: /Switch between dark and light/ }).click();
  await expect.poll(() => barColor(page)).toBe(PALETTE.dark.paper);
  await page.reload();
  await expect.poll(() => barColor(page)).toBe(PALETTE.dark.paper);
});
