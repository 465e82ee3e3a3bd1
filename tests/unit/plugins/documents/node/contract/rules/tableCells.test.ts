import { expect, test } from 'vitest';
import { tableCells } from '../../../../../../../plugins/documents/node/contract/rules/syntax.ts';
import { pageOf } from '../samples.ts';

test.each([
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
  '| a |\n| --- |\n| x \\| y |',
])('%j is as it should be', (content) => {
  expect(tableCells.check(pageOf(content))).toEqual([]);
});

test('rows with too few or too many cells are told', () => {
  const table = '| a | b |\n| --- | --- |\n| 1 |\n| 1 | 2 |\n| 1 | 2 | 3 |';
  expect(tableCells.check(pageOf(table))).toEqual([
    { line: 3, message: expect.stringContaining('the row has 1 cell, the head 2') },
    { line: 5, message: expect.stringContaining('the row has 3 cells, the head 2') },
  ]);
});
