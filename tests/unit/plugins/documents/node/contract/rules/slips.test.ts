import { expect, test } from 'vitest';
import {
  doubledWords,
  realDays,
} from '../../../../../../../plugins/documents/node/contract/rules/slips.ts';
import { pageOf } from '../samples.ts';

test.each([
  'The years that that takes are long, and they had had enough.',
  'Bora Bora is an island, and so is Walla Walla.',
  'Run `the` the usual way; in the `the`.',
  'A cup, cup by cup; one-one; the theme.',
  'Turn the cup. Cup and all.',
  'First\n\nfirst in another paragraph.',
  'See [the](/tea) <br/> the cup.',
  'Press <Keys>g g</Keys>, <kbd>g g</kbd>, or <code>g g</code>.',
])('%j has no word twice by mistake', (text) => {
  expect(doubledWords.check(pageOf(text))).toEqual([]);
});

test('a word twice is found at the line of the first one', () => {
  expect(doubledWords.check(pageOf('One line\nand put the\nthe cup there.'))).toEqual([
    { line: 2, message: '"the the" has a word twice; delete one' },
  ]);
});

test.each([
  'It was sold on February 29, 2024, on 31 May, and on 2025-12-31.',
  'In May 32 cups were sold, and in March 2025 more.',
  'It is at 10 March Street, and version 2025.13.',
  'By February 29 of a leap year.',
])('%j has no day that does not exist', (text) => {
  expect(realDays.check(pageOf(text))).toEqual([]);
});

test.each([
  ['An iPhone iPhone is one.', 'iPhone iPhone'],
  ['The the cup.', 'The the'],
  ['It is TEA tea.', 'TEA tea'],
])('in %j, %j has a word twice', (text, words) => {
  expect(doubledWords.check(pageOf(text))).toEqual([
    { line: 1, message: `"${words}" has a word twice; delete one` },
  ]);
});

test.each([
  ['Text.\nOn February 30.', 2, 'February 30'],
  ['By 31 April.', 1, '31 April'],
  ['On 2025-02-29, or later.', 1, '2025-02-29'],
  ['On 2025-00-10 and 2025-12-10.', 1, '2025-00-10'],
  ['On 2025-13-10.', 1, '2025-13-10'],
  ['On May 32, 2025.', 1, 'May 32, 2025'],
  ['On January 0.', 1, 'January 0'],
])('%j has a day that does not exist', (text, line, day) => {
  expect(realDays.check(pageOf(text))).toEqual([
    { line, message: `"${day}" is a day that doesn't exist; correct it` },
  ]);
});
