import path from 'node:path';
import type { PluginContentLoadedActions } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { pageSourcesPlugin } from '../../../../../plugins/documents/node/pageSources.ts';

const folder = path.resolve('library');

/** The data that the plugin writes for the files. */
async function written(files: Record<string, string>): Promise<unknown> {
  let sources: unknown;
  const times = new Map([[path.join(folder, 'src/pages/index.tsx'), 1000]]);
  const plugin = pageSourcesPlugin({ folder, editUrl: 'https://host/edit/', files, times })();
  await plugin.contentLoaded?.({
    content: undefined,
    actions: {
      createData: async (_name: string, data: unknown) => {
        sources = data;
        return '';
      },
    } as unknown as PluginContentLoadedActions,
  } as Parameters<NonNullable<typeof plugin.contentLoaded>>[0]);
  return sources;
}

test('a page is edited at its file, and has the time of its last commit where there is one', async () => {
  expect(await written({ home: 'src/pages/index.tsx', search: 'src/search.tsx' })).toEqual({
    home: { editUrl: 'https://host/edit/src/pages/index.tsx', lastUpdatedAt: 1000 },
    search: { editUrl: 'https://host/edit/src/search.tsx', lastUpdatedAt: null },
  });
});
