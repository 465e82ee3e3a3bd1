import type { Row } from './column.ts';

/** Values that rows must have, by the column's key; of a list, one that it must hold. */
export type Matches = Readonly<Record<string, string | number | boolean | null>>;

/** Whether a row has all these values. An unknown value is like none of them. */
export function matches(row: Row, where: Matches): boolean {
  return Object.entries(where).every(([key, wanted]) => {
    const value = row[key];
    return Array.isArray(value) ? value.includes(wanted) : value === wanted;
  });
}
