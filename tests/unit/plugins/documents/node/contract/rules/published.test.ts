import { expect, test } from 'vitest';
import { published } from '../../../../../../../plugins/documents/node/contract/rules/addresses.ts';
import { catalogOf, documentOf } from '../samples.ts';

const DOCUMENTS = [
  documentOf('a/tea', 'Text.', { formerly: '[/drink]' }),
  documentOf('a/draft', 'Text.', { draft: 'true' }),
];

const check = (...slugs: readonly string[]) =>
  published.check(
    catalogOf(DOCUMENTS, {
      published: slugs.map((text, index) => ({ text, line: index + 1 })),
    }),
  );

test('a slug that leads to a document, or did before it moved, is as it should be', () => {
  expect(check('/tea', '/drink').filter(({ file }) => file === 'docs/published.txt')).toEqual([]);
  expect(published.check(catalogOf(DOCUMENTS))).toEqual([]);
});

test.each(['/gone', '/draft'])('%s leads nowhere', (slug) => {
  expect(check('/tea', slug)).toContainEqual({
    file: 'docs/published.txt',
    line: 2,
    message: `${slug} was published and leads nowhere; add it to the field "formerly" of the document that has its content now`,
  });
});

test('a document that is missing in the list is a finding', () => {
  expect(check()).toContainEqual({
    file: 'docs/a/tea.mdx',
    line: 1,
    message: "/tea isn't in docs/published.txt; add it as a line there",
  });
});

test('a document that is in the list, and one without an address, are not', () => {
  const documents = [documentOf('a/tea'), documentOf('a/Tea_Pot')];
  const listed = [{ text: '/tea', line: 1 }];
  expect(published.check(catalogOf(documents, { published: listed }))).toEqual([]);
});
