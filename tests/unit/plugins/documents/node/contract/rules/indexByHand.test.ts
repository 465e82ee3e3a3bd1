import { expect, test } from 'vitest';
import { indexByHand } from '../../../../../../../plugins/documents/node/contract/rules/sidebars.ts';
import { catalogOf, documentOf } from '../samples.ts';

const check = (content: string, kind = 'index') =>
  indexByHand.check(
    catalogOf([
      documentOf('a/README', content, { kind }),
      documentOf('a/tea'),
      documentOf('a/deep/rice'),
      documentOf('b/milk'),
    ]),
  );

const BY_HAND = 'Text.\n\n- [Tea](/tea), hot\n- **[Rice](/rice#brown)**\n';

test('a list in which every item begins with a child is one by hand', () => {
  expect(check(BY_HAND)).toEqual([
    {
      file: 'docs/a/README.mdx',
      line: 11,
      message: expect.stringContaining('<DocumentList /> shows them all'),
    },
  ]);
});

test.each([
  ['a table', '| Question | Page |\n| --- | --- |\n| hot? | [tea](/tea) |'],
  ['a list with an item that begins otherwise', '- [Tea](/tea)\n- or [rice](/rice)'],
  ['a list with a document of another folder', '- [Tea](/tea)\n- [Milk](/milk)'],
  ['steps', '1. Read [tea](/tea)\n2. Read [rice](/rice)'],
])('%s is none', (_what, content) => {
  expect(check(content)).toEqual([]);
});

test('documents of other kinds may have such a list', () => {
  expect(check(BY_HAND, 'guide')).toEqual([]);
});
