import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { searchPlugin } from '../../../../../plugins/search/node/index.ts';
import type { SearchRecord } from '../../../../../plugins/search/shared/record.ts';

const sections = [
  { folder: 'cooking', sidebarId: 'cookingSidebar', label: 'Cooking', summary: '' },
];
let siteDir: string;

const html = '<article><h1>Bread</h1><p>Bake.</p><h2 id="keep">Keep</h2></article>';

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'search-plugin-'));
  await mkdir(path.join(siteDir, 'build', 'folder'), { recursive: true });
  await writeFile(path.join(siteDir, 'bread.mdx'), '---\ntitle: Bread\n---\n\n## Keep\n');
  await writeFile(path.join(siteDir, 'broken.mdx'), '## {\n');
  await writeFile(path.join(siteDir, 'synonyms.txt'), 'bread, loaf\n');
  await writeFile(path.join(siteDir, 'bad.txt'), 'alone\n');
  for (const page of ['bread.html', 'about.html', 'folder/index.html']) {
    await writeFile(path.join(siteDir, 'build', page), html);
  }
});

afterEach(() => {
  vi.unstubAllEnvs();
});

afterAll(() => rm(siteDir, { recursive: true }));

interface Given {
  readonly pages?: readonly object[];
  /** Id of the docs plugin. */
  readonly instance?: string;
  readonly trailingSlash?: boolean;
  readonly synonyms?: string;
  readonly sectionKeywords?: Parameters<typeof searchPlugin>[0]['sectionKeywords'];
  readonly search?: Parameters<typeof searchPlugin>[0]['search'];
}

function pluginWith({
  trailingSlash,
  synonyms,
  sectionKeywords,
  search = { provider: 'local' },
}: Given = {}) {
  return searchPlugin({
    sections,
    search,
    ...(synonyms !== undefined && { synonyms }),
    ...(sectionKeywords !== undefined && { sectionKeywords }),
  })({
    siteDir,
    generatedFilesDir: path.join(siteDir, 'generated'),
    siteConfig: { url: 'https://library.example.com', baseUrl: '/', trailingSlash },
    i18n: { currentLocale: 'en' },
  } as LoadContext);
}

const bread = {
  source: '@site/bread.mdx',
  permalink: '/bread',
  title: 'Bread',
  sidebar: 'cookingSidebar',
  frontMatter: { keywords: ['loaf', 7] },
  draft: false,
  unlisted: false,
};

const generated = (...names: readonly string[]) =>
  path.join(siteDir, 'generated', 'search', 'default', ...names);

async function recordsFor(
  docs: readonly object[],
  { pages = [], instance = 'default', ...given }: Given = {},
): Promise<readonly SearchRecord[]> {
  const plugin = pluginWith(given);
  await plugin.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': {
        [instance]: { loadedVersions: [{ versionName: 'current', docs }] },
      },
      'docusaurus-plugin-content-pages': { default: pages },
    },
  } as never);
  if (process.env.NODE_ENV !== 'development') {
    await plugin.postBuild?.({ outDir: path.join(siteDir, 'build') } as never);
  }
  return JSON.parse(await readFile(generated('records.json'), 'utf8'));
}

describe('searchPlugin', () => {
  it('writes the records of documents under their section, with the tag of their version', async () => {
    const [page, heading] = await recordsFor([bread]);
    expect(page).toMatchObject({
      url: 'https://library.example.com/bread',
      hierarchy: { lvl0: 'Cooking', lvl1: 'Bread' },
      docusaurus_tag: 'docs-default-current',
      keywords: ['loaf'],
    });
    expect(heading?.url).toBe('https://library.example.com/bread#keep');
  });

  it('tags the documents of another docs plugin with its id', async () => {
    const [page] = await recordsFor([bread], { instance: 'manual' });
    expect(page?.docusaurus_tag).toBe('docs-manual-current');
  });

  it('writes addresses with the slash that the site is set to', async () => {
    const [, heading] = await recordsFor([bread], { trailingSlash: true });
    expect(heading?.url).toBe('https://library.example.com/bread/#keep');
  });

  it('gives sections the keywords of their file', async () => {
    const [page, heading] = await recordsFor([bread], {
      sectionKeywords: async (file) =>
        file === path.join(siteDir, 'bread.mdx') ? { keep: ['stale'] } : {},
    });
    expect(page?.keywords).toEqual(['loaf']);
    expect(heading?.keywords).toEqual(['stale']);
  });

  it('leaves drafts and unlisted documents out', async () => {
    const docs = [
      { ...bread, draft: true },
      { ...bread, unlisted: true },
    ];
    expect(await recordsFor(docs)).toEqual([]);
  });

  it('calls the section of a document without a sidebar Library', async () => {
    const [page] = await recordsFor([{ ...bread, sidebar: undefined }]);
    expect(page?.hierarchy.lvl0).toBe('Library');
  });

  it('has pages made from MDX, and no others', async () => {
    const pages = [
      { ...bread, type: 'mdx', permalink: '/about', title: 'About' },
      { type: 'jsx', permalink: '/', source: '@site/index.tsx' },
    ];
    const records = await recordsFor([], { pages });
    expect(records.map(({ url, docusaurus_tag }) => [url, docusaurus_tag])).toEqual([
      ['https://library.example.com/about', 'default'],
      ['https://library.example.com/about#keep', 'default'],
    ]);
  });

  it('writes the index beside the pages, and its manifest', async () => {
    await recordsFor([bread], { synonyms: 'synonyms.txt' });
    const names = await readdir(path.join(siteDir, 'build', 'search-index'));
    expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/), 'manifest.json']);
    const files = await readdir(path.join(siteDir, 'build', 'search-index', names[0] ?? ''));
    expect(files).toContain('words-0.bin');
    expect(files).toContain('bundle.bin');
  });

  it('finds pages that are in folders, and says which page was not written', async () => {
    const folder = { ...bread, permalink: '/folder/' };
    expect(await recordsFor([folder])).toHaveLength(2);
    await expect(recordsFor([{ ...bread, permalink: '/gone' }])).rejects.toThrow(/gone\.html/);
  });

  it('stops before the pages are made when the synonyms cannot be used', async () => {
    await expect(recordsFor([bread], { synonyms: 'bad.txt' })).rejects.toThrow(/^bad\.txt:1: /);
  });

  it('writes no index for the hosted provider, and records all the same', async () => {
    await rm(path.join(siteDir, 'build', 'search-index'), { recursive: true, force: true });
    const search = { provider: 'hosted', appId: 'A', apiKey: 'k', indexName: 'i' } as const;
    expect(await recordsFor([bread], { search })).toHaveLength(2);
    expect(await readdir(path.join(siteDir, 'build'))).not.toContain('search-index');
  });

  it('makes the index from the sources for a server for authors, whatever their faults', async () => {
    await recordsFor([bread]);
    const built = await readFile(generated('records.json'), 'utf8');
    vi.stubEnv('NODE_ENV', 'development');
    const broken = { ...bread, permalink: '/broken', source: '@site/broken.mdx' };
    await recordsFor([bread]);
    const without = await readdir(generated('search-index'));
    expect(without).toContain('manifest.json');
    await recordsFor([bread, broken]);
    expect(await readdir(generated('search-index'))).not.toEqual(without);
    // Only a build replaces the records to publish.
    expect(await readFile(generated('records.json'), 'utf8')).toBe(built);
    expect(JSON.stringify(pluginWith().configureWebpack?.({}, false, {} as never, {}))).toContain(
      '"publicPath":"/search-index"',
    );
  });

  // @proves calls.preconnect
  it('hints the hosted provider, and nothing else', () => {
    const hosted = { provider: 'hosted', appId: 'ABC', apiKey: 'k', indexName: 'i' } as const;
    const tagsOf = (search: Parameters<typeof searchPlugin>[0]['search']) =>
      pluginWith({ search }).injectHtmlTags?.({ content: undefined });
    expect(tagsOf({ provider: 'local' })).toEqual({});
    expect(tagsOf(hosted)).toEqual({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'preconnect',
            href: 'https://ABC-dsn.algolia.net',
            crossorigin: 'anonymous',
          },
        },
      ],
    });
    const proxied = { ...hosted, hosts: ['https://search.example.com', 'https://b.example.com'] };
    expect(JSON.stringify(tagsOf(proxied))).toContain('"href":"https://search.example.com"');
  });
});
