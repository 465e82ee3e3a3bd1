import { expect, test } from 'vitest';
import { orphans } from '../../../../../../../plugins/documents/node/contract/rules/links.ts';
import { catalogOf, documentOf } from '../samples.ts';

const orphansOf = (...documents: Parameters<typeof catalogOf>[0]) =>
  orphans.check(catalogOf(documents)).map(({ file }) => file);

test('documents that link to each other are not orphans', () => {
  const documents = [
    documentOf('a/tea', '[x](/rice#y)'),
    documentOf('a/rice', '<a href="/tea">x</a>'),
  ];
  expect(orphansOf(...documents)).toEqual([]);
});

test('the list of an index counts for its children, not for itself', () => {
  const documents = [
    documentOf('a/README', '<DocumentList />'),
    documentOf('a/tea'),
    documentOf('a/deep/rice'),
    documentOf('b/far'),
  ];
  expect(orphansOf(...documents)).toEqual(['docs/a/README.mdx', 'docs/b/far.mdx']);
});

test('a link to itself, and one of a draft, count for nothing', () => {
  const documents = [
    documentOf('a/tea', '[x](/tea)'),
    documentOf('a/draft', '[x](/tea)', { draft: 'true' }),
  ];
  expect(orphansOf(...documents)).toContain('docs/a/tea.mdx');
});
