import { expect, test } from 'vitest';
import {
  confusions,
  phrasings,
} from '../../../../../../../plugins/documents/node/contract/rules/words.ts';
import { pageOf } from '../samples.ts';

const DESCRIPTION = 'A sample that says what the reader gets, and that is long enough for one.';

test('a word that is another one is found in texts, cells, and the description, at its line', () => {
  const content = '## It wont boil\n\nWater\ncant burn.\n\n| Im |\n| --- |\n| Its a cup |';
  const description = DESCRIPTION.replace('says', 'wont say');
  expect(confusions.check(pageOf(content, { description }))).toEqual([
    { line: 3, message: `"wont" isn't the right word here; write "won't"` },
    { line: 1, message: `"wont" isn't the right word here; write "won't"` },
    { line: 3, message: `"cant" isn't the right word here; write "can't"` },
    { line: 6, message: `"Im" isn't the right word here; write "I'm"` },
    { line: 8, message: `"Its a" isn't the right word here; write "it's"` },
  ]);
});

test.each([
  'Run `wont` or `its a`.',
  'It is $cant$.',
  'Press more `x` then 5.',
])('code and formulas are not words: %j', (content) => {
  expect(confusions.check(pageOf(content, { description: undefined }))).toEqual([]);
});

test('a phrasing is quoted without what is before it', () => {
  expect(phrasings.check(pageOf('The door opens. Recognized is the visitor.'))).toEqual([
    {
      line: 1,
      message:
        '"Recognized is the" isn\'t how a native speaker puts it; write the subject first, as in "The visitor is recognized"',
    },
  ]);
});

test('a phrasing is found in the description and in texts without code, at its line', () => {
  const description = DESCRIPTION.replace('says', 'belongs into');
  const content = 'One belongs into it.\n\n- `belongs into`\n- Two belongs into it.';
  expect(phrasings.check(pageOf(content, { description })).map(({ line }) => line)).toEqual([
    3, 1, 4,
  ]);
});

test.each([
  ['The door is open. Login to it.', '"Login to" isn\'t the right word here; write "log in"'],
  ['It is more then 5.', '"more then" isn\'t the right word here; write "than"'],
])('of %j, only the wrong words are quoted', (content, message) => {
  expect(confusions.check(pageOf(content, { description: undefined }))).toEqual([
    { line: 1, message },
  ]);
});
