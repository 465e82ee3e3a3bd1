import type { ColumnShape, Row } from '../../shared/column.ts';
import type { DataSet } from '../dataSet.ts';
import type { Fault } from '../readers/written.ts';
import type { CheckedRow } from './rows.ts';

/** Name of the data set of countries. Its IDs are ISO 3166-1 alpha-2 codes. */
export const COUNTRIES = 'countries';

/** Key of its column with the names. */
export const COUNTRY_NAME = 'name';

const namesCountries = (shape: ColumnShape): boolean =>
  shape.type === 'country' || (shape.type === 'list' && shape.of === 'country');

/** Keys of the columns that contain countries. */
export const countryKeys = ({ columns }: DataSet): readonly string[] =>
  Object.keys(columns).filter((key) => {
    const column = columns[key];
    return column !== undefined && namesCountries(column.shape);
  });

/** The countries in a column of a row. */
export const countriesIn = (row: Row, key: string): readonly string[] =>
  [row[key] ?? []].flat() as readonly string[];

/**
 * Checks that the countries in rows exist.
 *
 * @param set - description of the rows
 * @param rows - the checked rows
 * @param names - names by ISO 3166-1 alpha-2 code
 */
export function checkCountries(
  set: DataSet,
  rows: readonly CheckedRow[],
  names: ReadonlyMap<string, string>,
): readonly Fault[] {
  return countryKeys(set).flatMap((key) =>
    rows.flatMap(({ row, lines }) =>
      countriesIn(row, key)
        .filter((code) => !names.has(code))
        .map((code) => ({
          line: lines.get(key) ?? 1,
          field: key,
          message: `"${code}" is not in data/${COUNTRIES}; use the ISO 3166-1 alpha-2 code`,
        })),
    ),
  );
}
