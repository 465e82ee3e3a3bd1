import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchPlugin } from '../../../../../plugins/search/node/index.ts';
import type { SearchRecord } from '../../../../../plugins/search/shared/record.ts';

const sections = [
  { folder: 'cooking', sidebarId: 'cookingSidebar', label: 'Cooking', summary: '' },
];
let siteDir: string;

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'search-plugin-'));
  await writeFile(path.join(siteDir, 'bread.mdx'), '---\ntitle: Bread\n---\n\n## Keep\n');
  await writeFile(path.join(siteDir, 'broken.mdx'), '## {\n');
});

afterAll(() => rm(siteDir, { recursive: true }));

function pluginWith(trailingSlash?: boolean) {
  return searchPlugin({ sections, search: { provider: 'local' } })({
    siteDir,
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

async function recordsFor(
  docs: readonly object[],
  { pages = [], trailingSlash }: { pages?: readonly object[]; trailingSlash?: boolean } = {},
) {
  const written = new Map<string, readonly SearchRecord[]>();
  await pluginWith(trailingSlash).allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': {
        default: { loadedVersions: [{ versionName: 'current', docs }] },
      },
      'docusaurus-plugin-content-pages': { default: pages },
    },
    actions: {
      createData: async (name: string, data: readonly SearchRecord[]) => written.set(name, data),
    },
  } as never);
  return written.get('records.json') ?? [];
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

  it('writes addresses with the slash that the site is set to', async () => {
    const [, heading] = await recordsFor([bread], { trailingSlash: true });
    expect(heading?.url).toBe('https://library.example.com/bread/#keep');
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

  it('keeps the record of a document that is not valid MDX', async () => {
    const records = await recordsFor([{ ...bread, source: '@site/broken.mdx' }]);
    expect(records.map(({ type }) => type)).toEqual(['lvl1']);
  });

  it('hints the hosted provider, and nothing else', () => {
    const context = { siteDir, siteConfig: {}, i18n: {} } as LoadContext;
    const hosted = { provider: 'hosted', appId: 'ABC', apiKey: 'k', indexName: 'i' } as const;
    const tagsOf = (search: Parameters<typeof searchPlugin>[0]['search']) =>
      searchPlugin({ sections, search })(context).injectHtmlTags?.({ content: undefined });
    expect(tagsOf({ provider: 'local' })).toEqual({});
    expect(JSON.stringify(tagsOf(hosted))).toContain('https://ABC-dsn.algolia.net');
  });
});
