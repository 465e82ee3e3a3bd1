import { expect, test } from 'vitest';
import { documentsPlugin } from '../../../../../plugins/documents/node/index.ts';

const SECTION = { folder: 'tea', sidebarId: 'teaSidebar', label: 'Tea' };

const document = (id: string, slug: string) => ({
  id,
  slug,
  source: `@site/docs/${id}.mdx`,
  title: id,
  description: '',
  permalink: slug,
  unlisted: false,
  draft: false,
});

/** Gives the plugin a library of these documents, and returns the data it writes, by file. */
async function dataOf(documents: readonly object[] | undefined, order: readonly string[] = []) {
  const data: Record<string, unknown> = {};
  const sidebars = { teaSidebar: [{ type: 'doc', id: 'tea/black' }] };
  const plugin = documentsPlugin({ sections: [SECTION], order, pages: ['/about'] })();
  await plugin.allContentLoaded?.({
    allContent:
      documents === undefined
        ? {}
        : {
            'docusaurus-plugin-content-docs': {
              default: { loadedVersions: [{ docs: documents, sidebars }] },
            },
          },
    actions: {
      createData: async (name: string, content: unknown) => {
        data[name] = content;
        return name;
      },
    },
  } as unknown as Parameters<NonNullable<typeof plugin.allContentLoaded>>[0]);
  return data;
}

const BLACK = document('tea/black', '/black');

test('a library in order is written for the pages that list documents', async () => {
  expect(await dataOf([BLACK], ['tea/black'])).toEqual({
    'library.json': expect.objectContaining({
      sections: [expect.objectContaining({ href: '/black', sidebarId: 'teaSidebar' })],
      others: [],
    }),
  });
});

test('two documents at one address stop it, named as the author knows them', async () => {
  const documents = [BLACK, document('herbs/black', '/black')];
  await expect(dataOf(documents)).rejects.toMatchObject({
    name: 'AddressError',
    message:
      'docs/herbs/black.mdx and docs/tea/black.mdx would both be at /black; rename one of them',
  });
});

test('a document at the address of a page stops it', async () => {
  const documents = [BLACK, document('tea/about', '/about')];
  await expect(dataOf(documents)).rejects.toThrow('docs/tea/about.mdx would be at /about');
});

test('an order that names what does not exist stops it', async () => {
  await expect(dataOf([BLACK], ['tea/white'])).rejects.toMatchObject({ name: 'OrderError' });
});

test('a site without the docs plugin stops it', async () => {
  await expect(dataOf(undefined)).rejects.toThrow('the docs plugin is switched off');
});
