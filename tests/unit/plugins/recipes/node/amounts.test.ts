import { expect, test } from 'vitest';
import { densitiesOf } from '../../../../../plugins/recipes/node/amounts.ts';

test('an ingredient is found by its name and its other names, whatever their case', () => {
  const densities = densitiesOf([
    { ingredient: 'Bread flour', aliases: ['strong flour', 'AP'], gramsPerCup: 120 },
    { ingredient: 'Saffron', aliases: null },
    { ingredient: 'Rye', aliases: null, gramsPerCup: 102 },
  ]);
  expect(densities).toEqual(
    new Map([
      ['bread flour', 120],
      ['strong flour', 120],
      ['ap', 120],
      ['rye', 102],
    ]),
  );
});

test('a name keeps the row that has it first', () => {
  const densities = densitiesOf([
    { ingredient: 'Oats', aliases: ['oatmeal'], gramsPerCup: 81 },
    { ingredient: 'Oat flour', aliases: ['oatmeal'], gramsPerCup: 92 },
  ]);
  expect(densities.get('oatmeal')).toBe(81);
});
