import type { Row } from './column.ts';

/** Values that rows must have, by column key. A list must contain the value. */
export type Matches = Readonly<Record<string, string | number | boolean | null>>;

/** Whether a row has all these values. Unknown values never match. */
export function matches(row: Row, where: Matches): boolean {
  return Object.entries(where).every(([key, wanted]) => {
    const value = row[key];
    return Array.isArray(value) ? value.includes(wanted) : value === wanted;
  });
}
