import { expect, test } from 'vitest';
import {
  packNumbers,
  packWords,
  unpackNumbers,
  unpackWords,
} from '../../../../../plugins/search/shared/packing.ts';

test.each([
  ['numbers', [0, 1, 57, 92, 220]],
  ['none', []],
])('%s are the same after they are packed', (_what, numbers) => {
  expect([...unpackNumbers(packNumbers(numbers))]).toEqual(numbers);
});

test('small numbers take one byte each, also in JSON', () => {
  const json = JSON.stringify(packNumbers(Array.from({ length: 57 }, (_, at) => at)));
  expect(Buffer.byteLength(json)).toBe(57 + 2);
});

const WORDS = [
  [
    'sorted words',
    ['--non', '2>&1', 'car', 'card', 'cards', 'cat', 'über', 'überall', '日本', '日本語'],
  ],
  ['one word', ['car']],
  ['a long beginning', ['x'.repeat(80), `${'x'.repeat(80)}y`]],
  ['none', []],
] as const;

test.each(WORDS)('%s are the same after they are packed', (_what, words) => {
  expect(unpackWords(packWords(words))).toEqual(words);
  expect(unpackWords(JSON.parse(JSON.stringify(packWords(words))))).toEqual(words);
});

test('what a word shares with the one before is left out', () => {
  expect(packWords(['card', 'cards'])).toHaveLength('#card\n$s'.length);
});
