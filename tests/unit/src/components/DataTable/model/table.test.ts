import { describe, expect, test } from 'vitest';
import type { TableData } from '../../../../../../plugins/content/data/shared/table.ts';
import { GIVEN } from '../../../../../../src/components/DataTable/model/address.ts';
import {
  orderedRows,
  seenRows,
  tableModel,
} from '../../../../../../src/components/DataTable/model/table.ts';

const DATA: TableData = {
  name: 'airports',
  title: 'Airports',
  day: '2026-11-21',
  sources: [],
  id: 'iata',
  columns: [
    { key: 'iata', type: 'text', label: 'IATA' },
    { key: 'kind', type: 'text', label: 'Kind', choices: ['hub', 'field', 'water'] },
    { key: 'country', type: 'country', label: 'Country' },
    { key: 'elevation', type: 'number', label: 'Elevation', unit: 'm' },
  ],
  rows: [
    { iata: 'AAA', kind: 'hub', country: 'GB', elevation: 1200 },
    { iata: 'BBB', kind: 'field', country: 'DE' },
    { iata: 'CCC', kind: 'hub', country: 'DE', elevation: -3 },
  ],
  countries: { DE: 'Germany', GB: 'United Kingdom' },
};

const whole = tableModel(DATA, 'airports', {});

describe('a table', () => {
  test('shows all of a set where nothing else is asked', () => {
    expect(whole.keys).toEqual(['iata', 'kind', 'country', 'elevation']);
    expect(whole.ids).toEqual(['AAA', 'BBB', 'CCC']);
    expect(whole.choices).toEqual({ kind: ['hub', 'field'] });
    expect(whole.hasRow('BBB')).toBe(true);
  });

  test('shows the columns and rows that are asked for, in the order asked for', () => {
    const part = tableModel(DATA, 'airports', {
      columns: ' country  iata ',
      where: { kind: 'hub' },
      sort: 'elevation',
    });
    expect(part.keys).toEqual(['country', 'iata']);
    expect(part.ids).toEqual(['CCC', 'AAA']);
    expect(part.given).toEqual({ key: 'elevation', isDescending: false });
    // A column with only one value left offers no choice.
    expect(part.choices).toEqual({});
    expect(part.hasRow('BBB')).toBe(false);
  });

  test.each([
    ['germ', {}, ['BBB', 'CCC']],
    ['1,200', {}, ['AAA']],
    ['?', {}, ['BBB']],
    ['GB', {}, []],
    ['', { kind: 'hub' }, ['AAA', 'CCC']],
    ['germany', { kind: 'hub' }, ['CCC']],
  ])('filtered by "%s" and %j shows %j', (text, choices, ids) => {
    const seen = seenRows(whole, { ...GIVEN, text, choices });
    expect(whole.ids.filter((_, place) => seen[place])).toEqual(ids);
  });

  test('is filtered by what it shows only', () => {
    const part = tableModel(DATA, 'airports', { columns: 'iata' });
    expect(seenRows(part, { ...GIVEN, text: 'germany' })).toEqual([false, false, false]);
  });

  test('is ordered by the names of countries, by numbers, or not', () => {
    const ids = (key: string, isDescending = false) =>
      orderedRows(whole, { key, isDescending }).map((place) => whole.ids[place]);
    expect(ids('country')).toEqual(['BBB', 'CCC', 'AAA']);
    expect(ids('elevation', true)).toEqual(['AAA', 'CCC', 'BBB']);
    expect(orderedRows(whole, undefined)).toEqual([0, 1, 2]);
  });
});
