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

test('a British spelling is a finding with the American one', () => {
  expect(check('Text.\n\nThe colour of tea.')).toEqual([
    '11: "colour" is not in the dictionary of American English; write "color", or add it to docs/words.txt',
  ]);
});

test('a name of the project is known with its capitals only', () => {
  expect(check('Assam and assam.', 'Assam')).toEqual([expect.stringContaining('"assam"')]);
});

test('a word is found at each of its lines, once a line', () => {
  const lines = check('One wrod wrod.\n\nAnother wrod.').map((found) => found.split(':')[0]);
  expect(lines).toEqual(['9', '11']);
});

test('many unknown words are terms rather than slips, and are not looked up', () => {
  const found = check('The qwa, qwb, qwc, qwd, qwe and colour.');
  expect(found).toHaveLength(6);
  expect(found[5]).toContain('correct it, or add it');
});

test('drafts are not spelled yet', () => {
  const draft = documentOf('tea', 'The colour.', { draft: 'true' });
  expect(spelling.check(catalogOf([draft]))).toEqual([]);
});
