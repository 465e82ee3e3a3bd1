import { expect, test } from 'vitest';
import { tableModel } from '../../../../../plugins/tables/client/model.ts';
import { widthsOf } from '../../../../../plugins/tables/client/widths.ts';
import type { TableData } from '../../../../../plugins/tables/shared/table.ts';

const DATA: TableData = {
  name: 'airports',
  title: 'Airports',
  day: '2026-11-21',
  sources: [],
  id: 'iata',
  columns: [
    { key: 'iata', type: 'text', label: 'IATA', code: true },
    { key: 'country', type: 'country', label: 'Country' },
    { key: 'remarks', type: 'text', label: 'Remarks' },
    { key: 'passengers', type: 'number', label: 'Passengers', unit: 'M' },
  ],
  rows: [
    { iata: 'LHR', country: 'GB', remarks: 'Two runways, five terminals', passengers: 83.9 },
    { iata: 'LCY', country: 'GB', remarks: 'Closed at night, on Sundays and on public holidays' },
  ],
  countries: { GB: 'United Kingdom' },
};

const tracksOf = (columns: string) =>
  (widthsOf(tableModel(DATA, 'airports', { columns })) as Record<string, string>)['--tracks'];

test('a column is as wide as its widest text, what is beside it, or its head', () => {
  expect(tracksOf('passengers country')).toBe(
    'minmax(calc(13ch + var(--cell-padding)), var(--first-growth, 13fr)) ' +
      'minmax(calc(17ch + var(--cell-padding)), 17fr)',
  );
  expect(tracksOf('country iata')).toContain(', 17fr)) minmax(calc(7ch');
});

test('a long text goes on several lines', () => {
  expect(tracksOf('iata remarks')).toContain('minmax(calc(16ch + var(--cell-padding)), 32fr)');
});

test('the table is at least as wide as its columns, and at most as wide as their long lines', () => {
  expect(widthsOf(tableModel(DATA, 'airports', { columns: 'iata remarks' }))).toMatchObject({
    '--least-width': 'calc(23ch + 2 * var(--cell-padding))',
    '--full-width': 'calc(39ch + 2 * var(--cell-padding))',
    '--first': '7ch',
  });
});
