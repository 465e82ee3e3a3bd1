import type { Row } from '../shared/column.ts';
import type { TableData } from '../shared/table.ts';
import { countriesIn, countryKeys } from './checks/countries.ts';
import type { DataSet } from './dataSet.ts';

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
    columns: Object.entries(columns).map(([key, { shape }]) => ({ key, ...shape })),
    rows,
    countries: Object.fromEntries(
      [...new Set(codes)].sort().map((code) => [code, countries.get(code) ?? code]),
    ),
  };
}
