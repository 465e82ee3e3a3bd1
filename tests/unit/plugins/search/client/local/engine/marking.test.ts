import { describe, expect, it } from 'vitest';
import {
  type Marks,
  mark,
  snippet,
} from '../../../../../../../plugins/search/client/local/engine/marking.ts';

const tags = { before: '<mark>', after: '</mark>' };
const marksOf = (lengths: Readonly<Record<string, number>>): Marks =>
  new Map(
    Object.entries(lengths).map(([term, length]) => [term, { word: term.slice(0, 4), length }]),
  );

describe('mark', () => {
  it('marks matched words, and beginnings as far as they match', () => {
    expect(mark('Interest Rates and Loans', marksOf({ interest: 8, loans: 4 }), tags)).toBe(
      '<mark>Interest</mark> Rates and <mark>Loan</mark>s',
    );
  });

  it('marks the whole of a word that folding made longer, and joined words together', () => {
    expect(mark('ﬁlter', marksOf({ filter: 3 }), tags)).toBe('<mark>ﬁlter</mark>');
    expect(mark('Our Wi-Fi.', marksOf({ wifi: 4 }), tags)).toBe('Our <mark>Wi-Fi</mark>.');
  });

  it('marks a word with the sign that was asked for, and without it otherwise', () => {
    expect(mark('push --force', marksOf({ '--force': 7 }), tags)).toBe('push <mark>--force</mark>');
    expect(mark('push --force', marksOf({ force: 5 }), tags)).toBe('push --<mark>force</mark>');
  });

  it('escapes the text, marked or not', () => {
    const text = `<img src=x onerror="alert('1')"> & script`;
    const value = mark(text, marksOf({ img: 3, script: 6 }), tags);
    expect(value).toBe(
      '&lt;<mark>img</mark> src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; <mark>script</mark>',
    );
  });
});

describe('snippet', () => {
  const filler = 'other words are here '.repeat(20);

  it('shows a short text whole', () => {
    expect(snippet('A loan.', marksOf({ loan: 4 }), tags)).toBe('A <mark>loan</mark>.');
  });

  it('shows a long one where most of the words are, cut between words', () => {
    const text = `${filler}one loan ${filler}a loan at interest ${filler}`;
    const value = snippet(text, marksOf({ loan: 4, interest: 8 }), tags);
    expect(value).toMatch(/^….* a <mark>loan<\/mark> at <mark>interest<\/mark> .*…$/);
    const shown = value.replace(/<\/?mark>|…/g, '');
    expect(text).toContain(` ${shown} `);
    expect(shown.length).toBeLessThanOrEqual(160);
  });

  it('shows the beginning where nothing matches', () => {
    expect(snippet(filler, marksOf({ loan: 4 }), tags)).toMatch(/^other words .*…$/);
  });

  it('cuts a word that is longer than a snippet', () => {
    expect(snippet('x'.repeat(400), marksOf({ loan: 4 }), tags)).toBe(`${'x'.repeat(160)}…`);
  });
});
