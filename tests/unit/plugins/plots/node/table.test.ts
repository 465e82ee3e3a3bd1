import { expect, test } from 'vitest';
import { plotSchema } from '../../../../../plugins/plots/node/source.ts';
import { tableOf } from '../../../../../plugins/plots/node/table.ts';

const table = (given: object) =>
  tableOf(plotSchema.parse({ caption: 'Tea', alt: 'Tea', ...given }));

test('a row for each place on x in its order, a column for each series, a gap where there is none', () => {
  expect(
    table({
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
  ).toEqual([
    ['Hour, h', 'Tea, ml', 'Water, ml'],
    ['0', '250.0', ''],
    ['2', '', '0.5'],
    ['10', '1,250.0', ''],
  ]);
});

test('categories in the order in which they come, and what stacked bars add up to', () => {
  expect(
    table({
      x: { label: 'Cost', unit: '%' },
      y: { label: 'Drink', scale: 'band' },
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
  ).toEqual([
    ['Drink', 'Leaves', 'Water', 'Total'],
    ['Tea', '0.1%', '0.2%', '0.3%'],
    ['Coffee', '0.7%', '', '0.7%'],
  ]);
});

test('times in their order, and all numbers of dots at one place', () => {
  expect(
    table({
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
            ['2025-02', -4],
          ],
        },
      ],
    }),
  ).toEqual([
    ['Day', 'Tea'],
    ['2024', '3'],
    ['2025-02', '1; −4'],
    ['2025-06-30', '2'],
  ]);
});

test('numbers that are shown together have the decimals of the longest one', () => {
  expect(
    table({
      x: { label: 'Place', unit: 'm' },
      y: { label: 'Share', unit: '%' },
      series: [
        {
          name: 'Tea',
          mark: 'line',
          points: [
            [-12345, 1e-7],
            [0.66, 1],
            [15.4, 2.5],
          ],
        },
      ],
    }),
  ).toEqual([
    ['Place, m', 'Tea'],
    ['−12,345.00', '0.0000001%'],
    ['0.66', '1.0000000%'],
    ['15.40', '2.5000000%'],
  ]);
});
