import { fileURLToPath } from 'node:url';
import type { PluginContentLoadedActions } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { pageSourcesPlugin } from '../../../../../plugins/pageSources/node/index.ts';

const folder = fileURLToPath(new URL('../../../../../', import.meta.url));

/** What the plugin writes for the files. */
async function written(files: Record<string, string>): Promise<unknown> {
  let sources: unknown;
  const plugin = pageSourcesPlugin({ folder, editUrl: 'https://host/edit/', files })();
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

test('a page is edited at its file', async () => {
  expect(await written({ home: 'src/pages/index.tsx' })).toMatchObject({
    home: { editUrl: 'https://host/edit/src/pages/index.tsx' },
  });
});
