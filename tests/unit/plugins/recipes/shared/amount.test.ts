import { describe, expect, test } from 'vitest';
import { tellAmount } from '../../../../../plugins/recipes/shared/amount.ts';
import { measureIn, unitsIn } from '../../../../../plugins/recipes/shared/measure.ts';

/** Grams per US cup of bread flour, as in the fixtures. */
const FLOUR = 120;

const metric = (values: Parameters<typeof measureIn>[0], factor = 1) => {
  const measure = measureIn(values);
  return measure && tellAmount({ measure, factor, system: 'metric' });
};

const us = (values: Parameters<typeof measureIn>[0], factor = 1, gramsPerCup?: number) => {
  const measure = measureIn(values);
  return measure && tellAmount({ measure, factor, system: 'us', gramsPerCup }).text;
};

describe('a metric amount', () => {
  test.each([
    [{ g: 500 }, '500 g'],
    [{ g: 466 }, '466 g'],
    [{ g: 4.25 }, '4.25 g'],
    [{ g: 1518 }, '1.518 kg'],
    [{ kg: 1.5 }, '1.5 kg'],
    [{ kg: 0.5 }, '500 g'],
    [{ ml: 250 }, '250 ml'],
    [{ l: 2 }, '2 l'],
    [{ ml: 333 }, '333 ml'],
    [{ tbsp: 8 }, '8 tbsp'],
    [{ tsp: 2 }, '2 tsp'],
    [{ tbsp: 1 }, '1 tbsp'],
    [{ count: 1.5 }, '1½'],
    [{ count: 12 }, '12'],
  ])('%o stays as it is written: %s', (values, text) => {
    expect(metric(values)?.text).toBe(text);
  });

  test.each([
    [{ g: 3 }, 0.5, '1.5 g'],
    [{ g: 3 }, 1 / 100, '0.1 g'],
    [{ g: 10 }, 0.995, '10 g'],
    [{ g: 45 }, 0.375, '17 g'],
    [{ g: 199 }, 1.001, '199 g'],
    [{ g: 400 }, 0.83, '330 g'],
    [{ g: 500 }, 0.625, '315 g'],
    [{ g: 500 }, 2.5, '1.25 kg'],
    [{ g: 333 }, 3.01, '1 kg'],
    [{ ml: 15 }, 0.25, '4 ml'],
    [{ ml: 250 }, 0.5, '125 ml'],
    [{ l: 2 }, 2.5, '5 l'],
    [{ tsp: 2 }, 1.5, '1 tbsp'],
    [{ tsp: 2 }, 0.25, '½ tsp'],
    [{ tsp: 0.5 }, 0.25, '⅛ tsp'],
    [{ tbsp: 2 }, 0.25, '1½ tsp'],
    [{ tbsp: 1 }, 1.5, '1½ tbsp'],
    [{ tbsp: 1 }, 4 / 3, '1 tbsp + 1 tsp'],
    [{ tbsp: 3 }, 1.5, '4½ tbsp'],
  ])('%o times %d is rounded to what can be measured: %s', (values, factor, text) => {
    expect(metric(values, factor)?.text).toBe(text);
  });
});

describe('counted things', () => {
  test.each([
    [3, 0.5, { text: '1½', single: false }],
    [3, 0.625, { text: '2', exact: '1.88', single: false }],
    [3, 0.55, { text: '1¾', exact: '1.65', single: false }],
    [3, 1.125, { text: '3½', exact: '3.38', single: false }],
    [2, 0.5, { text: '1', single: true }],
    [1, 0.25, { text: '¼', single: true }],
    [1, 0.1, { text: '¼', exact: '0.1', single: true }],
    [1.3, 1, { text: '1.3', single: false }],
  ])('%d times %d are told as %o', (count, factor, told) => {
    expect(metric({ count }, factor)).toEqual(told);
  });

  test('are the same in US units', () => {
    expect(us({ count: 3 }, 0.5)).toBe('1½');
  });
});

describe('a US amount', () => {
  test.each([
    // 500 g is 17.637 oz at 28.349523 g per ounce. From 1 lb, ounces are rounded to halves.
    [{ g: 500 }, '1 lb 1.5 oz'],
    [{ g: 453.59237 }, '1 lb'],
    [{ g: 907 }, '2 lb'],
    [{ g: 240 }, '8.5 oz'],
    [{ g: 4 }, '0.14 oz'],
    [{ g: 0.1 }, '0.01 oz'],
    // 15.96 oz, rounded to tenths, is 16.0 oz: 1 lb.
    [{ g: 452.5 }, '1 lb'],
  ])('%o without a density is a weight: %s', (values, text) => {
    expect(us(values)).toBe(text);
  });

  test.each([
    // A cup is 236.588 ml, a tablespoon 1/16 cup, and a teaspoon 1/48 cup.
    [{ ml: 236.588 }, '1 cup'],
    [{ ml: 250 }, '1 cup + 1 tbsp'],
    [{ ml: 240 }, '1 cup'],
    [{ ml: 118.294 }, '½ cup'],
    [{ ml: 78.86 }, '⅓ cup'],
    [{ ml: 207 }, '¾ cup + 2 tbsp'],
    [{ ml: 66 }, '4½ tbsp'],
    [{ ml: 59.147 }, '¼ cup'],
    [{ ml: 30 }, '2 tbsp'],
    [{ ml: 5 }, '1 tsp'],
    [{ l: 2 }, '8½ cups'],
    [{ tsp: 2 }, '2 tsp'],
    [{ tbsp: 4 }, '¼ cup'],
  ])('%o is a volume in the measures of a set: %s', (values, text) => {
    expect(us(values)).toBe(text);
  });

  test('is a volume where the density is known, rounded once from the exact weight', () => {
    expect(us({ g: 500 }, 1, FLOUR)).toBe('4¼ cups');
    expect(us({ g: 500 }, 0.5, FLOUR)).toBe('2 cups + 1 tbsp');
    expect(us({ g: 3 }, 1, 149.3)).toBe('1 tsp');
  });
});

test('the units of an amount are told apart, and none makes no amount', () => {
  expect(unitsIn({ tbsp: 1, g: 2 })).toEqual(['g', 'tbsp']);
  expect(measureIn({})).toBeUndefined();
});
