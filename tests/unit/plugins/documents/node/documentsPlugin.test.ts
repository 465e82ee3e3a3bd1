import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, test, vi } from 'vitest';
import type { History } from '../../../../../plugins/documents/node/history.ts';
import { documentsPlugin } from '../../../../../plugins/documents/node/index.ts';
import { temporaryFolder, writeFiles } from '../../../temporaryFolder.ts';
import { fieldsOf } from './contract/samples.ts';

const SECTION = { folder: 'tea', sidebarId: 'teaSidebar', label: 'Tea' };

/** A document as the framework describes it. */
const metadata = (id: string) => ({
  id,
  title: id,
  description: `About ${id}.`,
  permalink: `/base/${id.split('/').at(-1)}`,
  unlisted: false,
  draft: false,
});

/** Files of three documents that link to each other. */
const IDS = ['tea/black', 'tea/green', 'tea/white'];
const LINKS =
  'On [black](/black), [green](/green) and [white](/white) tea. They are all made of leaves.';
const DESCRIPTION = (id: string) =>
  `A document on tea, one of three, whose fields keep the contract, namely that on ${id}.`;
const FILES = {
  'docs/order.txt': `${IDS.join('\n')}\n`,
  'docs/words.txt': '',
  ...Object.fromEntries(
    IDS.map((id) => [
      `docs/${id}.mdx`,
      fieldsOf({ title: id, description: DESCRIPTION(id) }) + LINKS,
    ]),
  ),
};

/** The plugin for these files, with the input that the framework passes. */
function library(
  files: Readonly<Record<string, string>>,
  historyOf?: (siteDir: string) => Pick<History, 'changes'>,
) {
  const siteDir = temporaryFolder({ ...FILES, ...files });
  const plugin = documentsPlugin({
    sections: [SECTION],
    pages: ['/about'],
    history: historyOf && {
      times: new Map(),
      gap: undefined,
      ...historyOf(siteDir),
    },
  })({
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    siteConfig: { title: 'Teas', url: 'https://library.example.org', baseUrl: '/base/' },
  } as LoadContext);
  const sidebars = { teaSidebar: IDS.map((id) => ({ type: 'doc', id })) };
  const docs = {
    manual: { loadedVersions: [{ docs: [metadata('manual/kettle')], sidebars: {} }] },
    default: { loadedVersions: [{ docs: IDS.map(metadata), sidebars }] },
  };
  /** Runs the plugin, and returns the data it writes, by file. */
  const run = async () => {
    const data: Record<string, unknown> = {};
    const createData = async (name: string, content: unknown) => {
      data[name] = content;
    };
    await plugin.allContentLoaded?.({
      allContent: { 'docusaurus-plugin-content-docs': docs },
      actions: { createData },
    } as unknown as Parameters<NonNullable<typeof plugin.allContentLoaded>>[0]);
    return data;
  };
  return { run, plugin, siteDir };
}

const BROKEN = { 'docs/tea/white.mdx': `${fieldsOf({ title: 'White', kind: 'novel' })}# Tea\n` };

test('a library that keeps its contract is written for the pages that show it', async () => {
  const data = await library({}).run();
  expect(data['library.json']).toMatchObject({
    sections: [{ href: '/base/black', sidebarId: 'teaSidebar' }],
    others: [],
  });
  expect(data['documents.json']).toEqual(
    ['black', 'green', 'white'].map((name) => ({ href: `/base/${name}`, title: `tea/${name}` })),
  );
  // Those of another docs plugin, too.
  expect(Object.keys(data['structured.json'] ?? {})).toEqual(
    [...IDS, 'manual/kettle'].map((id) => metadata(id).permalink),
  );
  expect(data['backlinks/green.json']).toEqual([
    { href: '/base/black', title: 'tea/black', sentence: 'On black, green and white tea.' },
    { href: '/base/white', title: 'tea/white', sentence: 'On black, green and white tea.' },
  ]);
});

describe('a build', () => {
  const SITE = {
    title: 'Tea',
    tagline: 'What to brew',
    url: 'https://library.example.org',
    baseUrl: '/base/',
  };

  /** Builds the library, and returns the data of its changes, and its folder. */
  async function built(given: ReturnType<typeof library>) {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const data = await given.run();
    vi.restoreAllMocks();
    const outDir = temporaryFolder({});
    await given.plugin.postBuild?.({
      outDir,
      siteConfig: SITE,
    } as Parameters<NonNullable<typeof given.plugin.postBuild>>[0]);
    return { changed: data['changed.json'], outDir };
  }

  test('with a history gets a list and a feed of what changed', async () => {
    const changes = (siteDir: string) => ({
      changes: new Map([
        [path.join(siteDir, 'docs/tea/green.mdx'), { at: 86_400_000, kind: 'added' as const }],
      ]),
    });
    const { changed, outDir } = await built(library({}, changes));
    expect(changed).toMatchObject([{ href: '/base/green', changed: '1970-01-02T00:00:00.000Z' }]);
    expect(await readFile(path.join(outDir, 'feed.atom'), 'utf8')).toContain(
      '<id>https://library.example.org/base/green#1970-01-02</id>',
    );
  });

  test('without one has neither', async () => {
    const { changed, outDir } = await built(library({}));
    expect(changed).toEqual([]);
    expect(await readdir(outDir)).toEqual([]);
  });
});

test('a build stops at all findings at once, sorted, before anything is written', async () => {
  const { run } = library({ ...BROKEN, 'docs/order.txt': 'tea/gone\n' });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(run()).rejects.toMatchObject({
    name: 'ContractError',
  });
  const [written = ''] = log.mock.lastCall ?? [];
  vi.restoreAllMocks();
  expect(String(written).split('\n')).toEqual([
    expect.stringContaining('The documents break their contract in 5 places;'),
    'docs/order.txt:1: no document has the id "tea/gone"; delete the line or correct it',
    expect.stringMatching(/^docs\/tea\/white\.mdx:1: the text links to 0 other documents/),
    expect.stringMatching(/^docs\/tea\/white\.mdx:4: the field "kind" is "novel"/),
    expect.stringMatching(/^docs\/tea\/white\.mdx:9: the heading "Tea" is of level 1/),
    expect.stringMatching(/^docs\/tea\/white\.mdx:9: the page does not begin with a paragraph/),
  ]);
});

test('the author’s server stays up, lists all findings once, and says when the last one is fixed', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const { run, siteDir } = library(BROKEN);
  vi.unstubAllEnvs();
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(Object.keys(await run())).toContain('library.json');
  await run();
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls.flat().join()).toContain('docs/tea/white.mdx:4: the field "kind"');
  expect(log).not.toHaveBeenCalled();

  const whole = 'docs/tea/white.mdx';
  writeFiles(siteDir, { [whole]: FILES[whole as keyof typeof FILES] });
  await run();
  await run();
  expect(log.mock.calls.flat().join()).toContain('The documents keep their contract again.');
  expect(log).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test('the order and the words are watched; the documents are already', () => {
  const { plugin } = library({});
  expect(plugin.getPathsToWatch?.()).toEqual(['docs/*.txt']);
});
