import { expect, test } from 'vitest';
import { DensityError, readDensities } from '../../../../../plugins/recipes/node/densities.ts';

const HEAD = 'id\tingredient\taliases\tgramsPerCup\n';

test('an ingredient is found by its name and its other names, whatever their case', () => {
  const densities = readDensities(
    `${HEAD}a\tBread flour\tstrong flour; AP\t120\nb\tSaffron\t\t\nc\tSalt\tstrong flour\tnull\n`,
    'rows.tsv',
  );
  expect([...densities]).toEqual([
    ['bread flour', 120],
    ['strong flour', 120],
    ['ap', 120],
  ]);
});

test('a name of its own wins over another row that comes later', () => {
  const rows = `${HEAD}a\tOats\toatmeal\t81\nb\tOat flour\toatmeal\t92\n`;
  expect(readDensities(rows, 'rows.tsv').get('oatmeal')).toBe(81);
});

test.each([
  ['id\tname\tgramsPerCup\n', 'rows.tsv:1: there is no column "ingredient"'],
  ['ingredient\taliases\tweight\n', 'rows.tsv:1: there is no column "gramsPerCup"'],
  [`${HEAD}a\tFlour\t\t120\nb\tOil\t\tmuch\n`, 'rows.tsv:3: gramsPerCup is "much"'],
  [`${HEAD}a\tFlour\t\t0\n`, 'rows.tsv:2: gramsPerCup is "0"'],
])('rows that cannot be read are named with their line: %j', (rows, message) => {
  expect(() => readDensities(rows, 'rows.tsv')).toThrow(DensityError);
  expect(() => readDensities(rows, 'rows.tsv')).toThrow(message);
});
