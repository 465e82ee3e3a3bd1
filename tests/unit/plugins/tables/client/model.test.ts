import { describe, expect, test } from 'vitest';
import { GIVEN } from '../../../../../plugins/tables/client/address.ts';
import {
  folded,
  nextOrder,
  ordered,
  seenRows,
  type TableRow,
  tableModel,
} from '../../../../../plugins/tables/client/model.ts';
import type { TableData } from '../../../../../plugins/tables/shared/table.ts';

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

const idsOf = (rows: Iterable<TableRow>) => [...rows].map(({ id }) => id);

describe('a table', () => {
  test('shows all of a set where nothing else is asked', () => {
    expect(whole.columns.map(({ key }) => key)).toEqual(['iata', 'kind', 'country', 'elevation']);
    expect(idsOf(whole.rows)).toEqual(['AAA', 'BBB', 'CCC']);
    expect(whole.choices).toEqual({ kind: ['hub', 'field'] });
    expect(whole.hasRow('BBB')).toBe(true);
  });

  test('shows the columns and rows that are asked for, in the order asked for', () => {
    const part = tableModel(DATA, 'airports', {
      columns: ' country  iata ',
      where: { kind: 'hub' },
      sort: 'elevation',
    });
    expect(part.columns.map(({ key }) => key)).toEqual(['country', 'iata']);
    expect(idsOf(part.rows)).toEqual(['CCC', 'AAA']);
    // A column with only one value left offers no choice.
    expect(part.choices).toEqual({});
    expect(part.hasRow('BBB')).toBe(false);
  });

  test('is in the order of the countries’ names if they come first and no other order is asked for', () => {
    const byCountry = tableModel(DATA, 'airports', { columns: 'country iata' });
    expect(byCountry.order).toBe('country');
    expect(idsOf(byCountry.rows)).toEqual(['BBB', 'CCC', 'AAA']);
    const asked = tableModel(DATA, 'airports', { columns: 'country iata', sort: '-iata' });
    expect(asked.order).toBe('-iata');
    expect(idsOf(asked.rows)).toEqual(['CCC', 'BBB', 'AAA']);
    expect(whole.order).toBe('');
  });

  test.each([
    ['germ', {}, ['BBB', 'CCC']],
    ['1,200', {}, ['AAA']],
    ['?', {}, ['BBB']],
    ['GB', {}, []],
    ['', { kind: 'hub' }, ['AAA', 'CCC']],
    ['germany', { kind: 'hub' }, ['CCC']],
    [' ', {}, ['AAA', 'BBB', 'CCC']],
    ['BÉB', {}, []],
    ['GÉR  bbb', {}, ['BBB']],
    ['united germany', {}, []],
  ])('filtered by "%s" and %j shows %j', (text, choices, ids) => {
    expect(idsOf(seenRows(whole, { ...GIVEN, text, choices }))).toEqual(ids);
  });

  test('is filtered by what it shows only', () => {
    const part = tableModel(DATA, 'airports', { columns: 'iata' });
    expect(seenRows(part, { ...GIVEN, text: 'germany' }).size).toBe(0);
  });

  test('is ordered by the names of countries, by numbers, or not', () => {
    const ids = (order: string) => idsOf(ordered(whole.rows, order, whole.columns, whole));
    expect(ids('country')).toEqual(['BBB', 'CCC', 'AAA']);
    expect(ids('-elevation')).toEqual(['AAA', 'CCC', 'BBB']);
    expect(ids('')).toEqual(['AAA', 'BBB', 'CCC']);
  });
});

test.each([
  ['no order', '', ['size', '-size', '', 'size']],
  ['the order of another column', 'name', ['size', '-size', '', 'size']],
  ['its own order, ascending', 'size', ['-size', '', '-size']],
  ['its own order, descending', '-size', ['size', '', 'size']],
])('with %s, each press of a head changes the order', (_, own, orders) => {
  let order = '';
  for (const next of orders) {
    order = nextOrder(order, 'size', own);
    expect(order).toBe(next);
  }
});

test.each([
  '',
  'name',
  'size',
  '-size',
])('another head orders by its own column after %o', (own) => {
  expect(nextOrder('', 'price', own)).toBe('price');
  expect(nextOrder('-size', 'price', own)).toBe('price');
});

/** The places of rows with these values, after ordering them. */
function placesOf(values: readonly (string | number | undefined)[], direction: '' | '-') {
  const type = values.some((value) => typeof value === 'number') ? 'number' : 'text';
  const rows = values.map((value, place) => ({
    id: String(place),
    values: value === undefined ? {} : { value },
  }));
  const columns = [{ key: 'value', type, label: 'Value' } as const];
  return idsOf(ordered(rows, `${direction}value`, columns, whole)).map(Number);
}

test.each([
  ['numbers', [10, 9, -1, 100], [2, 1, 0, 3], [3, 0, 1, 2]],
  ['words, whatever case and accents', ['b', 'Á', 'a', 'C'], [1, 2, 0, 3], [3, 0, 1, 2]],
  ['numbers in words', ['Gate 10', 'Gate 9'], [1, 0], [0, 1]],
  ['what is missing last, both ways', [undefined, 2, undefined, 1], [3, 1, 0, 2], [1, 3, 0, 2]],
  ['equals as they stand, both ways', [1, 1, 0, 1], [2, 0, 1, 3], [0, 1, 3, 2]],
])('%s', (_, values, up, down) => {
  expect(placesOf(values, '')).toEqual(up);
  expect(placesOf(values, '-')).toEqual(down);
});

test.each([
  ['Łódź', 'lodz'],
  ['Tromsø', 'tromso'],
  ['São Paulo', 'sao paulo'],
  ['Großau', 'grossau'],
  ['Ærø', 'aero'],
  ['Côte d’Ivoire', "cote d'ivoire"],
  ['Þingvellir', 'thingvellir'],
  ['İzmir', 'izmir'],
  ['20\u00A0°C', '20 °c'],
])('%s is found as %s', (text, expected) => {
  expect(folded(text)).toBe(expected);
});
