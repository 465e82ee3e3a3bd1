import { expect, test } from 'vitest';
import { enoughLinks } from '../../../../../../../plugins/documents/node/contract/rules/links.ts';
import { catalogOf, documentOf } from '../samples.ts';

const check = (content: string) =>
  enoughLinks
    .check(catalogOf([documentOf('tea', content), documentOf('rice'), documentOf('milk')]))
    .filter(({ file }) => file === 'docs/tea.mdx');

test('links to two other documents are enough', () => {
  expect(check('[Rice](/rice) and [milk](/milk#cold).')).toEqual([]);
});

test.each([
  ['one', 'to 1 other document;', '[Rice](/rice).'],
  ['the same twice', 'to 1 other document;', '[Rice](/rice) and [rice](/rice#brown).'],
  ['itself', 'to 1 other document;', '[Rice](/rice) and [tea](/tea).'],
  ['pages and elsewhere', 'to 0 other documents;', '[About](/about), [out](https://example.org/).'],
  ['the list of an index', 'to 0 other documents;', '<DocumentList />'],
])('%s is not', (_what, message, content) => {
  expect(check(content)).toEqual([
    { file: 'docs/tea.mdx', line: 1, message: expect.stringContaining(message) },
  ]);
});

test('a document that cannot be read is not asked for links', () => {
  expect(check('{')).toEqual([]);
});
