import type { DataSet } from '../dataSet.ts';
import type { Fault, WrittenRow } from '../readers/written.ts';

/** A column may be unknown in one row of this many. */
const ROWS_PER_UNKNOWN = 4;

/**
 * Finds the columns that are unknown in more than a quarter of the rows: readers look there in vain. A set with
 * fewer than four rows can't have an unknown value within that bound, so it isn't judged.
 *
 * @param set - the description
 * @param rows - the rows as the file writes them
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
