import type { Row, Value } from '../shared/column.ts';
import { LIST_SEPARATOR } from './columns/words.ts';
import type { DataSet } from './dataSet.ts';

/** Formats a CSV field: empty for an unknown value, `null` for none, as in rows.tsv. */
function fieldOf(value: Value | null | undefined): string {
  const text = Array.isArray(value) ? value.join(LIST_SEPARATOR) : String(value ?? '');
  return value === null ? 'null' : text;
}

const quoted = (field: string): string =>
  /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

/**
 * Formats a set as CSV according to RFC 4180, with the column keys in the first line and CR LF line endings.
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
 * Formats a set as JSON: its title, day, sources, and unmodified rows.
 *
 * @param set - the description
 * @param rows - its rows
 */
export function jsonOf({ title, day, sources }: DataSet, rows: readonly Row[]): string {
  return `${JSON.stringify({ title, day, sources, rows }, null, 2)}\n`;
}
