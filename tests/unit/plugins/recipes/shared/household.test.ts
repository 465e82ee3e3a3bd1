import { expect, test } from 'vitest';
import {
  CUP_ML,
  decimal,
  fraction,
  inCups,
  inOunces,
  inSpoons,
  OUNCE_G,
  toStep,
} from '../../../../../plugins/recipes/shared/household.ts';

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

test.each([
  [0.01, '⅛ tsp'],
  [0.2, '¼ tsp'],
  [0.25, '¼ tsp'],
  [0.375, '½ tsp'],
  [1.3, '1¼ tsp'],
  [2.9, '1 tbsp'],
  [3, '1 tbsp'],
  [3.5, '1 tbsp + ½ tsp'],
  [4, '1 tbsp + 1 tsp'],
  [4.5, '1½ tbsp'],
  [5.3, '1 tbsp + 2½ tsp'],
  [7.5, '2½ tbsp'],
  [11.9, '4 tbsp'],
  [12, '4 tbsp'],
  [12.7, '4 tbsp'],
  [13.5, '4½ tbsp'],
])('%d teaspoons are measured as %s', (teaspoons, told) => {
  expect(inSpoons(teaspoons)).toBe(told);
});

test.each([
  [0.24, '3 tbsp + 2½ tsp'],
  [0.243, '¼ cup'],
  [0.3, '5 tbsp'],
  [0.34, '⅓ cup'],
  [0.5, '½ cup'],
  [0.56, '½ cup + 1 tbsp'],
  [0.69, '⅔ cup'],
  [0.7, '⅔ cup + 1 tbsp'],
  [0.875, '¾ cup + 2 tbsp'],
  [0.95, '¾ cup + 3 tbsp'],
  [0.97, '1 cup'],
  [1, '1 cup'],
  [1.1, '1 cup + 2 tbsp'],
  [1.5, '1½ cups'],
  [1.9, '1¾ cups + 2 tbsp'],
  [2, '2 cups'],
])('%d cups are measured as %s', (cups, told) => {
  expect(inCups(cups)).toBe(told);
});

test.each([
  [0.001, '0.01 oz'],
  [14, '0.49 oz'],
  [27, '0.95 oz'],
  [OUNCE_G, '1 oz'],
  [30, '1.1 oz'],
  [451, '15.9 oz'],
  [452.5, '1 lb'],
  [16 * OUNCE_G, '1 lb'],
  [16.25 * OUNCE_G, '1 lb 0.5 oz'],
  [500, '1 lb 1.5 oz'],
  [32 * OUNCE_G, '2 lb'],
])('%d grams weigh %s', (grams, told) => {
  expect(inOunces(grams)).toBe(told);
});

test.each([
  [0, '0'],
  [0.125, '⅛'],
  [1 / 3, '⅓'],
  [1.5, '1½'],
  [2 - 1e-12, '2'],
  [0.1, '0.1'],
  [1.456, '1.46'],
  [1000.25, '1,000¼'],
])('%d is written as %s', (value, told) => {
  expect(fraction(value)).toBe(told);
});

test('numbers are rounded with halves up, and grouped', () => {
  expect([toStep(2.5, 1), toStep(2.4, 1), toStep(7, 5)]).toEqual([3, 2, 5]);
  expect(toStep(1.005, 0.01)).toBeCloseTo(1.01, 9);
  expect([decimal(1234.567, 2), decimal(2, 2)]).toEqual(['1,234.57', '2']);
});
