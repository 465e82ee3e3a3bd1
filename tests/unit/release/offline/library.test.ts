import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { PageData } from '../../../../framework/routes/shared/directory.ts';
import {
  filesFor,
  LIBRARY_FILE,
  type OfflineLibrary,
  WORKER_FILE,
} from '../../../../plugins/offline/shared/library.ts';
import { writeOfflineFiles } from '../../../../release/offline/index.ts';
import { readPages } from '../../../../release/pages/index.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const SECTIONS = [
  { folder: 'travel', sidebarId: 'travelSidebar', label: 'Travel' },
  { folder: 'cooking', sidebarId: 'cookingSidebar', label: 'Cooking' },
];

/** The element with a page's data: its sidebar, or none for a fixed page. */
function dataElement(key: string, sidebar: string | undefined | null): string {
  const attributes = { path: key, ...(sidebar && { sidebar }) };
  const file = 'page-routes/1.json';
  const data: PageData = sidebar === null ? [file] : [file, [attributes, [0], {}, {}, []]];
  return `<script type=application/json id=page-data>${JSON.stringify(data)}</script>`;
}

const page = (key: string, sidebar: string | undefined | null, html = '') =>
  `<title>x</title><h1>Page &amp; <i>${key}</i></h1><h1>y</h1>${html}<script data-scripts="/site/assets/js/main.1.js">a()</script>${dataElement(key, sidebar)}`;

const BUILD = {
  'index.html': page('/site', null),
  '404.html': '<h1>Nowhere</h1>',
  'visa.html': page(
    '/site/visa',
    'travelSidebar',
    '<nav><a href=/site/sport>Sport</a></nav><article><a href=/site/rice#boil>Rice</a><div data-search=skip><a href=/site/sport>Sport</a></div></article><img src=/site/docs/map.svg><img src=https://images.example/a.svg>',
  ),
  'rice.html': page(
    '/site/rice',
    'cookingSidebar',
    '<link rel=stylesheet href=/site/katex/katex.css>',
  ),
  'sport.html': page('/site/sport', undefined),
  'entry.html': '<meta http-equiv="refresh" content="0; url=/site/visa">',
  'docs/map.svg': '<svg/>',
  'katex/katex.css': '@font-face{src:url(fonts/math.woff2)}',
  'katex/fonts/math.woff2': 'font',
  'assets/js/main.1.js': 'main',
  'assets/js/later.1.js': 'later',
  'page-routes/1.json': '[]',
  'search-index/manifest.json': '{}',
  'search-index/abc/bundle.bin': 'bundle',
  'search-index/abc/signs.bin': 'signs',
  'sitemap.xml': '<urlset/>',
};

/** Writes the list for a build, and reads it. */
async function listOf(build: Readonly<Record<string, string>>, trailingSlash = false) {
  const folder = temporaryFolder(build);
  const site = { baseUrl: '/site/', trailingSlash, sections: SECTIONS };
  await writeOfflineFiles(folder, site, await readPages(folder), async ({ length }) => length);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return { library: JSON.parse(read(LIBRARY_FILE)) as OfflineLibrary, worker: read(WORKER_FILE) };
}

const pathsOf = (library: OfflineLibrary, names: readonly string[]) =>
  filesFor(library, names)
    .all.map(([name]) => name)
    .sort();

const SHARED = [
  '',
  '404.html',
  'assets/js/later.1.js',
  'assets/js/main.1.js',
  'page-routes/1.json',
  'search-index/abc/bundle.bin',
  'search-index/manifest.json',
];

test('a section is its pages with all that they need, and what all pages need', async () => {
  const { library } = await listOf(BUILD);
  expect(library.sections.map(({ label }) => label)).toEqual([
    'Travel',
    'Cooking',
    'Other documents',
  ]);
  expect(pathsOf(library, [])).toEqual(SHARED);
  // It comes with the documents that its text links to.
  const rice = ['katex/fonts/math.woff2', 'katex/katex.css', 'rice'];
  expect(pathsOf(library, ['travel'])).toEqual([...SHARED, 'docs/map.svg', 'visa', ...rice].sort());
  expect(pathsOf(library, ['cooking'])).toEqual([...SHARED, ...rice].sort());
  expect(pathsOf(library, ['others'])).toEqual([...SHARED, 'sport'].sort());
  expect(library.moved).toEqual({ entry: 'visa' });
  expect(library.files.find(([name]) => name === 'visa')?.[3]).toBe('Page & /site/visa');
  expect(library.files.find(([name]) => name === 'docs/map.svg')).toHaveLength(3);
});

test('paths are those of links, with a slash if the site has one', async () => {
  const { 'index.html': home, 'visa.html': visa } = BUILD;
  const { library } = await listOf({ 'index.html': home, 'visa/index.html': visa }, true);
  expect(pathsOf(library, ['travel'])).toEqual(['', 'visa/']);
});

test('a deployment has another version when any file has changed', async () => {
  const { library } = await listOf(BUILD);
  expect((await listOf(BUILD)).library.version).toBe(library.version);
  const changed = await listOf({ ...BUILD, 'docs/map.svg': '<svg></svg>' });
  expect(changed.library.version).not.toBe(library.version);
});

test('the worker is one script without imports', async () => {
  const { worker } = await listOf(BUILD);
  expect(worker).not.toMatch(/\bimport\b|require\(/);
  expect(worker).toContain('respondWith');
});
