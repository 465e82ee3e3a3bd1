import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  isEnglish,
  wordsOf,
  wordsOfPage,
} from '../../../../../../plugins/documents/node/contract/spelling.ts';
import { pageOf } from './samples.ts';

const words = (text: string) => wordsOf(text, 1).map(({ word }) => word);

test.each([
  ['The cat’s “well-known” hats', ['The', 'cat', 'well', 'known', 'hats']],
  ["the dogs' don't 'so'", ['the', 'dogs', "don't"]],
  ['NATO, APIs and PDF’s', ['and']],
  ['see https://example.org/colour and colour.example.org or a@colour.org', ['see', 'and']],
  ['file colour.txt, ~/colour, $COLOUR_x, --colour-mode=dark, x86, 3rd, cm²', ['file', 'colour']],
  ['and/or—naïve (crème)', ['and', 'naïve', 'crème']],
  ['of an it', []],
  ['a cup/pot [lid] “tea”|milk (or rice)…', ['cup', 'pot', 'lid', 'tea', 'milk', 'rice']],
  ["rock'n'roll, 'tis, James'", ["rock'n'roll", 'tis', 'James']],
  ['tea-’’pot’’-cup ’s’-the’s’s', ['tea', 'pot', 'cup', 'the']],
  ['Ås, ÉTÉ, ÉTÉs, USA’s, mRNA', ['mRNA']],
  ['tea.Milk, tea:milk, tea@milk, tea&milk, 5-day, day-5', []],
  ['tea, milk. Rice: "pot"; [cup]!', ['tea', 'milk', 'Rice', 'pot', 'cup']],
])('the words of %j', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test('each word knows its line', () => {
  expect(wordsOf('one\ntwo', 5)).toEqual([
    { word: 'one', line: 5 },
    { word: 'two', line: 6 },
  ]);
});

test('a word is English as the dictionary has it, and otherwise not', () => {
  expect(['color', 'Tuesday', 'walks'].map(isEnglish)).toEqual([true, true, true]);
  expect(['colour', 'tuesday', 'walkz'].map(isEnglish)).toEqual([false, false, false]);
  // What the dictionary says of a word is kept; nobody has asked for this one.
  expect(isEnglish(`tea${randomUUID()}`)).toBe(false);
});

test('of a plot are read its caption and its alternative text, at their lines', () => {
  const plot =
    'Text.\n\n```plot\ntitle: one\ncaption: two three\nx:\n  alt: four\nalt: five\n```\n\n```yaml\ncaption: six\n```';
  const { frontMatter, tree } = pageOf(plot, { title: '""', description: '""' });
  expect(wordsOfPage(frontMatter, tree)).toEqual([
    { word: 'Text', line: 1 },
    { word: 'two', line: 5 },
    { word: 'three', line: 5 },
    { word: 'five', line: 8 },
  ]);
});

test('a page’s words are those a reader reads, at their lines', () => {
  const { frontMatter, tree } = pageOf(
    [
      '## Heading {#anchor}',
      '',
      'Text `code` $maths$ [link](/address).',
      '',
      '![Picture](/file)',
      '',
      '<Figure src="source" alt="Alternative" caption="Caption" />',
      '',
      ':::note[Label]',
      '',
      '```js title="Fence"',
      'block',
      '```',
      '',
      ':::',
      '',
      '{/* Comment */}',
    ].join('\n'),
    { title: 'Title', description: 'Description', keywords: '[keyword]', sources: '[]' },
  );
  expect(wordsOfPage(frontMatter, tree)).toEqual(
    [
      ['Title', 2],
      ['Heading', 1],
      ['Text', 3],
      ['link', 3],
      ['Label', 9],
      ['Picture', 5],
      ['Alternative', 7],
      ['Caption', 7],
    ].map(([word, line]) => ({ word, line })),
  );
});

test('the description is read at its line, and an id only at the end of a text is none of its words', () => {
  const description = `Leaves of tea, and ${'more '.repeat(11)}of it.`;
  const { frontMatter, tree } = pageOf('The id \\{#leaf} of tea.', { description });
  const words = wordsOfPage(frontMatter, tree);
  expect(words.filter(({ line }) => line === 3).slice(0, 3)).toEqual([
    { word: 'Leaves', line: 3 },
    { word: 'tea', line: 3 },
    { word: 'and', line: 3 },
  ]);
  expect(words.filter(({ line }) => line === 1).map(({ word }) => word)).toEqual([
    'The',
    'leaf',
    'tea',
  ]);
});
