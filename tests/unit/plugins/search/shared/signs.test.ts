import { describe, expect, it, test } from 'vitest';
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
    ['C++.NET', []],
  ])('of %s are %j', (text, keys) => {
    expect(jointsOf(text).map(({ key }) => key)).toEqual(keys);
  });
});

test('a joint names the words that a place must have', () => {
  expect(jointsOf('at 10:30, $PATH').map(({ words }) => words)).toEqual([['10', '30'], ['path']]);
});

describe('signedStringsOf', () => {
  it.each([
    ['filetype:csv files', ['filetype:csv']],
    ['(~/.ssh/config)', ['~/.ssh/config']],
    ['.NET or C#?', ['.NET', 'C#']],
    ['a well-known wi-fi, it’s free.', []],
    ['and/or && !', []],
    ['k8s in 90 days', []],
    ['well-known/about a:port', ['well-known/about', 'a:port']],
  ])('of %s are %j', (query, texts) => {
    expect(signedStringsOf(query).map(({ text }) => text)).toEqual(texts);
  });
});

describe('a signature', () => {
  const keys = Array.from({ length: 40 }, (_, at) => `a:${at}`);
  const others = Array.from({ length: 1000 }, (_, at) => `b:${at}`);

  it('has each of its joints, and few others', () => {
    const signature = signatureOf(new Set(keys));
    expect(keys.every((key) => mayHave(signature, [key]))).toBe(true);
    const taken = others.filter((key) => mayHave(signature, [key])).length;
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(100);
  });

  it('has no list of joints of which it lacks one', () => {
    const signature = signatureOf(new Set(keys));
    const lacking = others.find((key) => !mayHave(signature, [key])) ?? '';
    expect(mayHave(signature, keys)).toBe(true);
    expect(mayHave(signature, [...keys, lacking])).toBe(false);
  });

  it('is the number of its joints, and small numbers that take little space', () => {
    const [count, ...differences] = signatureOf(new Set(keys));
    expect(count).toBe(40);
    expect(differences.length).toBeGreaterThan(35);
    expect(differences.filter((each) => each < 0 || each > 200)).toEqual([]);
  });

  it('is empty without joints, and has none then', () => {
    expect(signatureOf(new Set())).toEqual([]);
    expect(mayHave([], ['a:1'])).toBe(false);
    expect(mayHave([], [])).toBe(true);
  });
});
