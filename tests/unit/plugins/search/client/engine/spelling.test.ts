import { describe, expect, it } from 'vitest';
import {
  distances,
  lookalikes,
  tolerance,
} from '../../../../../../plugins/search/client/engine/spelling.ts';

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

describe('lookalikes', () => {
  const isLike = (sought: string, word: string, isBeginning = false) =>
    tolerance(sought) > 0 && lookalikes(sought, [word], tolerance(sought), isBeginning).length > 0;

  it('takes no slip in words under four letters, nor in codes', () => {
    expect(isLike('atm', 'arm')).toBe(false);
    expect(isLike('visa', 'vasa')).toBe(true);
    expect(isLike('5812', '5813')).toBe(false);
  });

  it('takes one slip up to seven letters and two from eight', () => {
    expect(isLike('railwya', 'railway')).toBe(true);
    expect(isLike('ralwya', 'railway')).toBe(false);
    expect(isLike('intreets', 'interest')).toBe(true);
    expect(isLike('antreets', 'interest')).toBe(false);
  });

  it('takes beginnings of words only while they are typed', () => {
    expect(lookalikes('foccac', ['focaccia'], 1, true)).toMatchObject([{ length: 6 }]);
    expect(isLike('foccac', 'focaccia')).toBe(false);
  });

  it('finds slips between letters that are none of a to z', () => {
    expect(isLike('straßen', 'strassen')).toBe(false);
    expect(isLike('жолоко', 'молоко')).toBe(true);
  });
});
