import { expect, test } from 'vitest';
import {
  FILE_NAMES,
  SPELLING_FILES,
  spellingFileOf,
  spellingsOf,
} from '../../../../../plugins/search/shared/format.ts';

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

test('the spelling files have the words of three letters or more, by their first letter, in order', () => {
  const terms = ['apple', 'arm', 'at', 'éclair', 'zebra', 'zest'];
  const files = spellingsOf(terms, new Set());
  expect(files).toHaveLength(SPELLING_FILES);
  expect(files[spellingFileOf('a')]).toEqual(['apple', 'arm']);
  expect(files[spellingFileOf('z')]).toEqual(['zebra', 'zest']);
  expect(files[spellingFileOf('é')]).toEqual(['éclair']);
  expect(files.flat()).toHaveLength(5);
});

test('the spelling files have no codes, nor words that the outline has', () => {
  const terms = ['5812', 'a4paper', 'mp3', '3mp', 'bread', 'brew-tea', 'pan'];
  expect(spellingsOf(terms, new Set(['pan'])).flat()).toEqual(['bread']);
});

test('no two files have the same name', () => {
  const { outline, bundle, words, spelling, texts } = FILE_NAMES;
  const names = [outline, bundle, ...[0, 1].flatMap((at) => [words(at), spelling(at), texts(at)])];
  expect(new Set(names).size).toBe(names.length);
});
