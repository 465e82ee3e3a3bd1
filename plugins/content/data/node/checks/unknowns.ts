import type { DataSet } from '../dataSet.ts';
import type { Fault, WrittenRow } from '../readers/written.ts';

/** At most one row of this many may have an unknown value in a column. */
const ROWS_PER_UNKNOWN = 4;

/**
 * Finds columns with an unknown value in more than a quarter of the rows, where readers would look in vain. Skips sets
 * with fewer than four rows, for which a single unknown value would exceed the limit.
 *
 * @param set - the description
 * @param rows - the rows as written in the file
 */
export function checkUnknowns({ columns }: DataSet, rows: readonly WrittenRow[]): readonly Fault[] {
  if (rows.length < ROWS_PER_UNKNOWN) {
    return [];
  }
  return Object.keys(columns).flatMap((key) => {
    const unknown = rows.filter(({ values }) => values.get(key)?.value === undefined);
    const [first] = unknown;
    return first === undefined || unknown.length * ROWS_PER_UNKNOWN <= rows.length
      ? []
      : [
          {
            line: first.line,
            field: key,
            message: `is unknown in ${unknown.length} of ${rows.length} rows, more than a quarter; look the values up, write null where there is none, or delete the column`,
          },
        ];
  });
}
