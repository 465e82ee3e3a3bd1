import { expect, test } from 'vitest';
import {
  CUP_ML,
  inCups,
  OUNCE_G,
} from '../../../../../../plugins/content/recipes/shared/household.ts';

test('the units have the values of NIST', () => {
  expect(CUP_ML).toBeCloseTo(236.588, 3);
  expect(OUNCE_G).toBeCloseTo(28.349523, 6);
});

const PARTS: Readonly<Record<string, number>> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
};
const SIZES: Readonly<Record<string, number>> = { cup: 1, cups: 1, tbsp: 1 / 16, tsp: 1 / 48 };

/** Converts an amount such as `1½ cups + 2 tbsp` back to cups. */
const cupsIn = (text: string): number =>
  text.split(' + ').reduce((sum, part) => {
    const [number = '', unit = ''] = part.split(' ');
    const sign = number.at(-1) ?? '';
    const whole = sign in PARTS ? number.slice(0, -1) : number;
    return sum + (Number(whole) + (PARTS[sign] ?? 0)) * (SIZES[unit] ?? Number.NaN);
  }, 0);

test('cups and spoons are never far from the amount', () => {
  for (let cups = 0.02; cups < 12; cups += 0.013) {
    const told = inCups(cups);
    const error = Math.abs(cupsIn(told) - cups) / cups;
    expect(error, `${cups} cups as ${told}`).toBeLessThan(cups < 1 / 16 ? 0.13 : 0.08);
  }
});
