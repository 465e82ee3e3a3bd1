import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin, PluginContentLoadedActions } from '@docusaurus/types';
import { afterEach, expect, test, vi } from 'vitest';
import { dataPlugin } from '../../../../../plugins/tables/node/index.ts';
import { temporaryFolder } from '../../../temporaryFolder.ts';
import { setOf } from './sets.ts';

const GENERATED = path.resolve('generated');

/** The plugin with one data set, which has these rows. */
function pluginOver(tsv: string): Plugin {
  const folder = temporaryFolder({ 'things/index.ts': '', 'things/rows.tsv': tsv });
  const context = { generatedFilesDir: GENERATED } as LoadContext;
  return dataPlugin({ sets: { things: setOf({}) }, folder })(context);
}

/** The files that the plugin writes for pages and readers, by path. */
async function writtenBy(plugin: Plugin): Promise<Readonly<Record<string, unknown>>> {
  const written: Record<string, unknown> = {};
  const createData = async (name: string, data: unknown) => {
    written[name] = data;
    return name;
  };
  const content = await plugin.loadContent?.();
  await plugin.contentLoaded?.({
    content,
    actions: { createData } as unknown as PluginContentLoadedActions,
  });
  return written;
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a set is written for its tables and for readers who download it', async () => {
  const written = await writtenBy(pluginOver('id\na\n'));
  expect(Object.keys(written)).toEqual([
    'things.json',
    'download/things.csv',
    'download/things.json',
  ]);
  expect(JSON.parse(String(written['things.json'])).rows).toEqual([{ id: 'a' }]);
  expect(written['download/things.csv']).toBe('id\r\na\r\n');
});

test('a build stops with every finding', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const loading = pluginOver('id\na b\nc d\n').loadContent?.();
  await expect(loading).rejects.toThrow(
    /^the data sets break their rules:\n.*rows\.tsv:2: id: .*\n.*rows\.tsv:3: id: /,
  );
});

test('the author’s server tells findings and goes on without their rows', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const told = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const written = await writtenBy(pluginOver('id\n?\nb\n'));
  expect(told).toHaveBeenCalledWith(expect.stringMatching(/rows\.tsv:2: id: /));
  expect(JSON.parse(String(written['things.json'])).rows).toEqual([{ id: 'b' }]);
});

test('the rows of every set are watched', () => {
  expect(pluginOver('id\n').getPathsToWatch?.()).toEqual([
    expect.stringMatching(/\/\*\/rows\.tsv$/),
  ]);
});

test('the downloads are copied to data/, by the build of the pages only', () => {
  class CopyRspackPlugin {
    constructor(readonly options: unknown) {}
  }
  const plugin = pluginOver('id\n');
  const configured = (isServer: boolean) =>
    plugin.configureWebpack?.(
      {},
      isServer,
      { currentBundler: { instance: { CopyRspackPlugin } } } as unknown as Parameters<
        NonNullable<Plugin['configureWebpack']>
      >[2],
      undefined,
    ) as unknown as { readonly plugins?: readonly CopyRspackPlugin[] };
  expect(configured(true)).toEqual({});
  const context = path.join(GENERATED, plugin.name, 'default/download');
  expect(configured(false).plugins?.[0]?.options).toEqual({
    patterns: [
      { context, from: 'things.csv', to: 'data/things.csv' },
      { context, from: 'things.json', to: 'data/things.json' },
    ],
  });
});

test('without a set, there is nothing to copy', () => {
  const context = { generatedFilesDir: GENERATED } as LoadContext;
  const plugin = dataPlugin({ sets: {}, folder: temporaryFolder({}) })(context);
  type Configure = Parameters<NonNullable<Plugin['configureWebpack']>>;
  const utils = { currentBundler: { instance: {} } } as unknown as Configure[2];
  expect(plugin.configureWebpack?.({}, false, utils, undefined)).toEqual({});
});
