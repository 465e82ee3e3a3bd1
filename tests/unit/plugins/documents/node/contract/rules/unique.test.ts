import { expect, test } from 'vitest';
import { unique } from '../../../../../../../plugins/documents/node/contract/rules/fields.ts';
import { catalogOf, documentOf } from '../samples.ts';

const ANOTHER = 'Another sample whose description is a full sentence, and long enough to be one.';

test('titles and descriptions that differ are as they should be', () => {
  const documents = [documentOf('a'), documentOf('b', 'Text.', { description: ANOTHER })];
  expect(unique.check(catalogOf(documents))).toEqual([]);
});

test('those that are there already are findings at the line of the field', () => {
  const documents = [
    documentOf('a', 'Text.', { title: 'Tea' }),
    documentOf('b', 'Text.', { title: 'TEA' }),
    documentOf('c', 'Text.', { title: 'Tea', description: ANOTHER }),
  ];
  expect(unique.check(catalogOf(documents))).toEqual([
    {
      file: 'docs/b.mdx',
      line: 2,
      message: 'the title is also that of docs/a.mdx; say what only this document has',
    },
    { file: 'docs/c.mdx', line: 2, message: expect.stringContaining('docs/a.mdx') },
    { file: 'docs/b.mdx', line: 3, message: expect.stringMatching(/^the description is also/) },
  ]);
});

test('documents without a title or description have none in common', () => {
  const missing = { title: undefined, description: undefined };
  const documents = [documentOf('a', 'Text.', missing), documentOf('b', 'Text.', missing)];
  expect(unique.check(catalogOf(documents))).toEqual([]);
});
