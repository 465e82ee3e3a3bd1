import type { Row, Value } from '../shared/column.ts';
import { LIST_SEPARATOR } from './columns/words.ts';
import type { DataSet } from './dataSet.ts';

/** What a field of CSV says of a value: nothing for an unknown one, `null` for none, as in rows.tsv. */
function fieldOf(value: Value | null | undefined): string {
  const text = Array.isArray(value) ? value.join(LIST_SEPARATOR) : String(value ?? '');
  return value === null ? 'null' : text;
}

const quoted = (field: string): string =>
  /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

/**
 * A set as CSV by RFC 4180: the columns' keys in the first line, lines that end with CR LF.
 *
 * @param set - the description
 * @param rows - its rows
 */
export function csvOf({ columns }: DataSet, rows: readonly Row[]): string {
  const keys = Object.keys(columns);
  return [keys, ...rows.map((row) => keys.map((key) => fieldOf(row[key])))]
    .map((fields) => `${fields.map(quoted).join(',')}\r\n`)
    .join('');
}

/**
 * A set as JSON: what it is, the day to which it holds, its sources, and the rows as they are.
 *
 * @param set - the description
 * @param rows - its rows
 */
export function jsonOf({ title, day, sources }: DataSet, rows: readonly Row[]): string {
  return `${JSON.stringify({ title, day, sources, rows }, null, 2)}\n`;
}
