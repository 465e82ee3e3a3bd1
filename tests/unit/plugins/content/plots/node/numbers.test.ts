import { expect, test } from 'vitest';
import { numbersOf, numberWriter } from '../../../../../../plugins/content/plots/node/numbers.ts';
import {
  type PlotSource,
  plotSchema,
} from '../../../../../../plugins/content/plots/node/source.ts';

const plot = (given: object): PlotSource =>
  plotSchema.parse({ caption: 'Tea', alt: 'Tea', ...given });

test('numbers that are shown together have the same decimals, and digits in groups', () => {
  expect([0.66, 15.4, -12345].map(numberWriter([0.66, 15.4, -12345], undefined))).toEqual([
    '0.66',
    '15.40',
    '−12,345.00',
  ]);
  expect([1e-7, 1].map(numberWriter([1e-7, 1], '%'))).toEqual(['0.0000001%', '1.0000000%']);
  expect(numberWriter([1e21], 'EUR')(5)).toBe('5');
});

test('a row for each place on x in its order, a column for each series, a gap where there is none', () => {
  const numbers = numbersOf(
    plot({
      x: { label: 'Hour', unit: 'h' },
      y: { label: 'Amount', unit: 'ml' },
      series: [
        {
          name: 'Tea',
          mark: 'line',
          points: [
            [0, 250],
            [10, 1250],
          ],
        },
        { name: 'Water', mark: 'dot', points: [[2, 0.5]] },
      ],
    }),
  );
  expect(numbers).toEqual({
    head: ['Hour, h', 'Tea, ml', 'Water, ml'],
    rows: [
      ['0', '250.0', ''],
      ['2', '', '0.5'],
      ['10', '1,250.0', ''],
    ],
    named: 0,
  });
});

test('categories in the order in which they come, and what stacked bars add up to', () => {
  const numbers = numbersOf(
    plot({
      x: { label: 'Cost', unit: '%' },
      y: { label: 'Drink', scale: 'band' },
      bars: 'stacked',
      series: [
        {
          name: 'Leaves',
          mark: 'bar',
          points: [
            [0.1, 'Tea'],
            [0.7, 'Coffee'],
          ],
        },
        { name: 'Water', mark: 'bar', points: [[0.2, 'Tea']] },
      ],
    }),
  );
  expect(numbers).toEqual({
    head: ['Drink', 'Leaves', 'Water', 'In all'],
    rows: [
      ['Tea', '0.1%', '0.2%', '0.3%'],
      ['Coffee', '0.7%', '', '0.7%'],
    ],
    named: 1,
  });
});

test('times in words and in their order', () => {
  const numbers = numbersOf(
    plot({
      x: { label: 'Day', scale: 'time' },
      y: { label: 'Cups' },
      series: [
        {
          name: 'Tea',
          mark: 'dot',
          points: [
            ['2025-06-30', 2],
            ['2025-02', 1],
            [2024, 3],
          ],
        },
      ],
    }),
  );
  expect(numbers.rows).toEqual([
    ['2024', '3'],
    ['February 2025', '1'],
    ['June 30, 2025', '2'],
  ]);
  expect(numbers.named).toBe(1);
});

test('a row for each point where dots share a place', () => {
  const numbers = numbersOf(
    plot({
      x: { label: 'Hour' },
      y: { label: 'Cups' },
      series: [
        {
          name: 'Tea',
          mark: 'dot',
          points: [
            [1, 2],
            [1, 3],
          ],
        },
      ],
    }),
  );
  expect(numbers).toEqual({
    head: ['Series', 'Hour', 'Cups'],
    rows: [
      ['Tea', '1', '2'],
      ['Tea', '1', '3'],
    ],
    named: 1,
  });
});
