import { expect, test } from 'vitest';
import { indexList } from '../../../../../../../plugins/documents/node/contract/rules/components.ts';
import { pageOf } from '../samples.ts';

test('an index with the list of its children is as it should be', () => {
  expect(indexList.check(pageOf('Text.\n\n<DocumentList />', { kind: 'index' }))).toEqual([]);
});

test('a document of another kind needs none', () => {
  expect(indexList.check(pageOf('Text.', { kind: 'guide' }))).toEqual([]);
});

test('an index without it has a problem at its kind, also where it only names it', () => {
  expect(indexList.check(pageOf('Use `<DocumentList />`.', { kind: 'index' }))).toEqual([
    { line: 4, message: expect.stringContaining('add <DocumentList />') },
  ]);
});
