import type { ColumnShape, MoneyColumn, Row } from '../shared/column.ts';
import type { KeyedColumn, TableData } from '../shared/table.ts';
import { countriesIn, countryKeys } from './checks/countries.ts';
import type { DataSet } from './dataSet.ts';

/** Number of decimals of a number. */
const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;

/** Number of decimals for the amounts in a column: that of the currency, or none if all amounts are integers. */
function moneyDigits({ currency }: MoneyColumn, values: readonly number[]): number {
  const most = Math.max(0, ...values.map(decimalsOf));
  const { maximumFractionDigits = 0 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return most === 0 ? 0 : Math.max(most, maximumFractionDigits);
}

function keyed(key: string, shape: ColumnShape, rows: readonly Row[]): KeyedColumn {
  if (shape.type !== 'money') {
    return { key, ...shape };
  }
  const values = rows.map((row) => row[key]).filter((value) => typeof value === 'number');
  return { key, ...shape, digits: moneyDigits(shape, values) };
}

/**
 * Prepares a set for display on pages.
 *
 * @param name - name of the set
 * @param set - its description
 * @param rows - its rows
 * @param countries - names of all countries by ISO 3166-1 alpha-2 code
 */
export function tableOf(
  name: string,
  set: DataSet,
  rows: readonly Row[],
  countries: ReadonlyMap<string, string>,
): TableData {
  const { title, day, sources, id, columns } = set;
  const codes = countryKeys(set).flatMap((key) => rows.flatMap((row) => countriesIn(row, key)));
  return {
    name,
    title,
    day,
    sources,
    id,
    columns: Object.entries(columns).map(([key, { shape }]) => keyed(key, shape, rows)),
    rows,
    countries: Object.fromEntries(
      [...new Set(codes)].sort().map((code) => [code, countries.get(code) ?? code]),
    ),
  };
}
