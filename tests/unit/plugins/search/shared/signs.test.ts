import { describe, expect, it } from 'vitest';
import {
  jointsOf,
  mayHave,
  signatureOf,
  signedStringsOf,
} from '../../../../../plugins/search/shared/signs.ts';

describe('jointsOf', () => {
  it.each([
    ['at 10:30', ['10:30']],
    ['(s/old/new/g)', ['s/old', 'old/new', 'new/g']],
    ['p::before and “::before”', ['p::before', '::before', '::before']],
    ['echo "$PATH"', ['$path']],
    ['a – b, c. D', []],
  ])('of %s are %j', (text, keys) => {
    expect(jointsOf(text).map(({ key }) => key)).toEqual(keys);
  });
});

describe('signedStringsOf', () => {
  it.each([
    ['filetype:csv files', ['filetype:csv']],
    ['(~/.ssh/config)', ['~/.ssh/config']],
    ['.NET or C#?', ['.NET', 'C#']],
    ['a well-known wi-fi, it’s free.', []],
    ['and/or && !', []],
  ])('of %s are %j', (query, texts) => {
    expect(signedStringsOf(query).map(({ text }) => text)).toEqual(texts);
  });
});

describe('a signature', () => {
  const keys = Array.from({ length: 40 }, (_, at) => `a:${at}`);
  const signature = signatureOf(new Set(keys));

  it('has each of its joints, and few others', () => {
    expect(keys.every((key) => mayHave(signature, [key]))).toBe(true);
    const others = Array.from({ length: 1000 }, (_, at) => `b:${at}`);
    const taken = others.filter((key) => mayHave(signature, [key])).length;
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(100);
  });

  it('is empty without joints, and has none then', () => {
    expect(signatureOf(new Set())).toEqual([]);
    expect(mayHave([], ['a:1'])).toBe(false);
    expect(mayHave([], [])).toBe(true);
  });
});
