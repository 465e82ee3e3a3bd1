import { expect, test } from 'vitest';
import { sidebars } from '../../../../../../../plugins/documents/node/contract/rules/sidebars.ts';
import { catalogOf, documentOf } from '../samples.ts';

const documents = [documentOf('a/tea'), documentOf('sport/README')];

test('a document in a sidebar, and one that need not be, are as they should be', () => {
  const catalog = catalogOf(documents, {
    isInSidebar: (id) => id === 'a/tea',
    outsideSidebars: ['sport/README'],
  });
  expect(sidebars.check(catalog)).toEqual([]);
});

test('one in no sidebar is a finding', () => {
  expect(sidebars.check(catalogOf(documents, { isInSidebar: (id) => id === 'a/tea' }))).toEqual([
    {
      file: 'docs/sport/README.mdx',
      line: 1,
      message: expect.stringContaining("the document isn't in a sidebar"),
    },
  ]);
});
