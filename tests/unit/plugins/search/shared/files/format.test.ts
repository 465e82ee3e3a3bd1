import { expect, test } from 'vitest';
import {
  FILE_NAMES,
  SPELLING_FILES,
  spellingFileOf,
} from '../../../../../../plugins/search/shared/files/format.ts';

test('each letter has a spelling file of its own, in alphabetical order', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  expect(letters.map(spellingFileOf)).toEqual(letters.map((_, at) => at));
});

test.each([
  '',
  '`',
  '{',
  '|',
  '.',
  '7',
  'é',
  'ж',
])('words that begin with "%s" are in the last spelling file', (letter) => {
  expect(spellingFileOf(letter)).toBe(SPELLING_FILES - 1);
});

test('no two files have the same name', () => {
  const { outline, bundle, words, spelling, texts } = FILE_NAMES;
  const names = [outline, bundle, ...[0, 1].flatMap((at) => [words(at), spelling(at), texts(at)])];
  expect(new Set(names).size).toBe(names.length);
});
