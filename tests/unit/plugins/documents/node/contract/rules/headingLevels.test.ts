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
  ['### Three', 'the heading "Three" is of level 3, and no section is above it'],
  ...[1, 2, 3, 4, 5, 6].map((level) => [
    `<h${level}>Tea</h${level}>`,
    `the heading <h${level}> is written as an element`,
  ]),
])('%j is not', (heading, message) => {
  expect(headingLevels.check(pageOf(`Text.\n\n${heading}`))).toEqual([
    { line: 3, message: expect.stringContaining(message) },
  ]);
});
