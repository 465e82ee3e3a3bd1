import { describe, expect, it } from 'vitest';
import { distances, matchWord } from '../../../../../../plugins/search/client/local/matching.ts';

describe('distances', () => {
  it.each([
    ['bread', 'bread', 0],
    ['bred', 'bread', 1],
    ['braed', 'bread', 1],
    ['beard', 'bread', 2],
    ['', 'bread', 5],
  ])('from %s to %s is %i', (sought, word, whole) => {
    expect(distances(sought, word).whole).toBe(whole);
  });

  it('knows the nearest beginning', () => {
    expect(distances('intr', 'interest')).toMatchObject({ beginning: 1, length: 5 });
  });
});

describe('matchWord', () => {
  const quality = (sought: string, word: string) => matchWord(sought, word)?.quality ?? 0;

  it('ranks the same word before a beginning, and a beginning before a slip', () => {
    const ranks = [
      quality('focaccia', 'focaccia'),
      quality('focacci', 'focaccia'),
      quality('foc', 'focaccia'),
      quality('focacia', 'focaccia'),
      quality('focasia', 'focaccia'),
    ];
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    expect(ranks[3]).toBeGreaterThan(0);
    expect(ranks[4]).toBe(0);
  });

  it('takes no slip in words under four letters', () => {
    expect(matchWord('atm', 'arm')).toBeUndefined();
    expect(matchWord('visa', 'vasa')).toBeDefined();
  });

  it('takes one slip up to seven letters and two from eight', () => {
    expect(matchWord('railwya', 'railway')).toBeDefined();
    expect(matchWord('ralwya', 'railway')).toBeUndefined();
    expect(matchWord('interets', 'interest')).toBeDefined();
    expect(matchWord('intreets', 'interest')).toBeDefined();
    expect(matchWord('antreets', 'interest')).toBeUndefined();
  });

  it('forgives a slip while typing', () => {
    expect(matchWord('foccac', 'focaccia')).toMatchObject({ length: 6 });
  });
});
