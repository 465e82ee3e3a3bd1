import { expect, test } from 'vitest';
import { headingLevels } from '../../../../../../../plugins/documents/node/contract/rules/structure.ts';
import { pageOf } from '../samples.ts';

test.each([
  '## Two',
  '## Two\n\n### Three',
  'Two\n---',
])('%j is of a level that a page has', (heading) => {
  expect(headingLevels.check(pageOf(heading))).toEqual([]);
});

test.each([
  ['# One', 'the heading "One" is of level 1'],
  ['One\n===', 'the heading "One" is of level 1'],
  ['#### Four', 'the heading "Four" is of level 4'],
  ['<h2>Two</h2>', 'the heading <h2> is written as an element'],
  ['<h4>Four</h4>', 'the heading <h4> is written as an element'],
])('%j is not', (heading, message) => {
  expect(headingLevels.check(pageOf(`Text.\n\n${heading}`))).toEqual([
    { line: 3, message: expect.stringContaining(message) },
  ]);
});
