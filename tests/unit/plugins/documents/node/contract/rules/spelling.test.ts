import { expect, test } from 'vitest';
import { spelling } from '../../../../../../../plugins/documents/node/contract/rules/words.ts';
import { catalogOf, documentOf } from '../samples.ts';

const check = (content: string, words = '') =>
  spelling
    .check(catalogOf([documentOf('tea', content)], { words }))
    .map(({ line, message }) => `${line}: ${message}`);

test('words of American English, and those of the project, are as they should be', () => {
  expect(check('The color of rooibos. Rooibos, organized by taste.', 'rooibos')).toEqual([]);
});

test('a British spelling is a finding', () => {
  expect(check('Text.\n\nThe colour of tea.')).toEqual([
    '11: "colour" is not in the dictionary of American English; correct it, or add it to docs/words.txt',
  ]);
});

test('a name of the project is known with its capitals only', () => {
  expect(check('Assam and assam.', 'Assam')).toEqual([expect.stringContaining('"assam"')]);
});

test('a word is found at each of its lines', () => {
  const lines = check('One wrod.\n\nAnother wrod.').map((found) => found.split(':')[0]);
  expect(lines).toEqual(['9', '11']);
});
