import { describe, expect, it } from 'vitest';
import {
  type Marks,
  mark,
  markableWords,
  markedParts,
  snippet,
  stringParts,
} from '../../../../../../plugins/search/client/engine/marking.ts';

/** Marks the terms in a text. */
const marked = (text: string, marks: Marks) =>
  mark(text, tags, markedParts(markableWords(text), marks));
const cut = (text: string, marks: Marks) =>
  snippet(text, tags, markedParts(markableWords(text), marks));

const tags = { before: '<mark>', after: '</mark>' };
const marksOf = (lengths: Readonly<Record<string, number>>): Marks =>
  new Map(
    Object.entries(lengths).map(([term, length]) => [term, { word: term.slice(0, 4), length }]),
  );

describe('mark', () => {
  it('marks matched words, and beginnings as far as they match', () => {
    expect(marked('Interest Rates and Loans', marksOf({ interest: 8, loans: 4 }))).toBe(
      '<mark>Interest</mark> Rates and <mark>Loan</mark>s',
    );
  });

  it('marks the whole of a word that folding made longer, and joined words together', () => {
    expect(marked('ﬁlter', marksOf({ filter: 3 }))).toBe('<mark>ﬁlter</mark>');
    expect(marked('Our Wi-Fi.', marksOf({ wifi: 4 }))).toBe('Our <mark>Wi-Fi</mark>.');
  });

  it('marks a word with the sign that was asked for, and without it otherwise', () => {
    expect(marked('push --force', marksOf({ '--force': 7 }))).toBe('push <mark>--force</mark>');
    expect(marked('push --force', marksOf({ force: 5 }))).toBe('push --<mark>force</mark>');
  });

  it('escapes the text, marked or not', () => {
    const text = `<img src=x onerror="alert('1')"> & script`;
    const value = marked(text, marksOf({ img: 3, script: 6 }));
    expect(value).toBe(
      '&lt;<mark>img</mark> src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; <mark>script</mark>',
    );
  });
});

describe('stringParts', () => {
  it('finds a string in one piece, in upper or lower case', () => {
    const text = 'run s/old/new/g, not S/OLD/NEW/G; İ';
    expect(stringParts(text.slice(0, -1), ['s/old/new/g'])).toEqual([
      { start: 4, end: 15, word: 's/old/new/g' },
      { start: 21, end: 32, word: 's/old/new/g' },
    ]);
    expect(stringParts(text, ['s/old/new/g'])).toEqual([]);
  });
});

describe('snippet', () => {
  const filler = 'other words are here '.repeat(20);

  it('shows a short text whole', () => {
    expect(cut('A loan.', marksOf({ loan: 4 }))).toBe('A <mark>loan</mark>.');
  });

  it('shows a long one where most of the words are, cut between words', () => {
    const text = `${filler}one loan ${filler}a loan at interest ${filler}`;
    const value = cut(text, marksOf({ loan: 4, interest: 8 }));
    expect(value).toMatch(/^….* a <mark>loan<\/mark> at <mark>interest<\/mark> .*…$/);
    const shown = value.replace(/<\/?mark>|…/g, '');
    expect(text).toContain(` ${shown} `);
    expect(shown.length).toBeLessThanOrEqual(160);
  });

  it('shows the beginning where nothing matches', () => {
    expect(cut(filler, marksOf({ loan: 4 }))).toMatch(/^other words .*…$/);
  });

  it('cuts a word that is longer than a snippet', () => {
    expect(cut('x'.repeat(400), marksOf({ loan: 4 }))).toBe(`${'x'.repeat(160)}…`);
  });
});
