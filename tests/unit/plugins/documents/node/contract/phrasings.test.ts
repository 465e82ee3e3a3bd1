import { expect, test } from 'vitest';
import { phrasingsIn } from '../../../../../../plugins/documents/node/contract/phrasings.ts';

const wordsIn = (text: string) => phrasingsIn(text).map(({ words }) => words.trim());

test.each([
  ['The list stands in the rules.', 'stands in'],
  ['The limits stand under baggage.', 'stand under'],
  ['Newer ones stand first in the newsroom.', 'stand first'],
  ['What stands after the language of a block.', 'stands after'],
  ['The name stands twice in the list.', 'stands twice'],
  ['The name where it stands.', 'where it stands'],
  ['What belongs into the database?', 'belongs into'],
  ['Fees abroad belong into it.', 'belong into'],
  ['Input that is no JSON.', 'is no J'],
  ['Those are no tickets.', 'are no t'],
  ['The key is told in Git credentials.', 'is told in'],
  ['It is dearer for a weekend.', 'dearer'],
  ['Bytes are dear here.', 'dear'],
  ['Zippers often mend themselves.', 'mend'],
  ['Write a word a line.', 'a word a line'],
  ['There is one folder a release.', 'one folder a release'],
  ['Each is a group a line.', 'a group a line'],
  ['Look for what does not fold.', 'what does not f'],
  ['Recognized is the visitor.', 'Recognized is the'],
])('%j has %j', (text, words) => {
  expect(wordsIn(text)).toEqual([words]);
});

test.each([
  'People stand on the right, and you stand in line.',
  'You stand before it; let the kettle stand with its lid open; an old egg stands on its point.',
  'When is an image pulled?',
  'Let it stand at room temperature; the letter A stands for ampere.',
  'A folder that stands in for the project’s.',
  'Stand in front of the door. Weigh it: stand on a scale.',
  'Buy what a laboratory stands behind.',
  'There is no key, and there were no servers.',
  'It is no longer legal, and is no more than 3 cm.',
  'A guess is no substitute for a test, February is no exception, and one side is no match for the other.',
  'The browser is told to keep it, and twins are told apart.',
  'Dear Ms. Park,',
  'A printer needs a page a week.',
  'The commendation of an amended law.',
  'See what doesn’t fold.',
  'This file belongs in a folder.',
])('%j is right', (text) => {
  expect(wordsIn(text)).toEqual([]);
});
