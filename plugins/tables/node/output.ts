import { typeset } from '../../typography/node/typeset.ts';
import type { ColumnShape, Row, Value } from '../shared/column.ts';
import type { TableData } from '../shared/table.ts';
import { countryKeys } from './checks/rows.ts';
import { LIST_SEPARATOR } from './columns.ts';
import type { DataSet } from './dataSet.ts';

/** Formats a CSV field: empty for an unknown value, `null` for none, as in rows.tsv. */
function fieldOf(value: Row[string] | undefined): string {
  const text = Array.isArray(value) ? value.join(LIST_SEPARATOR) : String(value ?? '');
  const field = value === null ? 'null' : text;
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

/** Formats a set as CSV according to RFC 4180. */
export function csvOf({ columns }: DataSet, rows: readonly Row[]): string {
  const keys = Object.keys(columns);
  return [keys, ...rows.map((row) => keys.map((key) => fieldOf(row[key])))]
    .map((fields) => `${fields.join(',')}\r\n`)
    .join('');
}

export function jsonOf({ title, day, sources }: DataSet, rows: readonly Row[]): string {
  return `${JSON.stringify({ title, day, sources, rows }, null, 2)}\n`;
}

/** A value as pages show it: texts are set, unless they are code, or a filter chooses among them. */
function shownValue(value: Value | null, shape: ColumnShape): Value | null {
  if (typeof value === 'string') {
    return shape.type === 'text' && !shape.code && !shape.choices ? typeset(value) : value;
  }
  return Array.isArray(value) && shape.type === 'list' && shape.of === 'text'
    ? value.map((part: string) => typeset(part))
    : value;
}

/** Prepares a set for display on pages, with the names of the countries that it has. */
export function tableOf(
  name: string,
  set: DataSet,
  rows: readonly Row[],
  countries: ReadonlyMap<string, string>,
): TableData {
  const { title, day, sources, id, columns } = set;
  const shown = ([key, value]: [string, Value | null]) => {
    const shape = columns[key]?.shape;
    return [key, shape === undefined || key === id ? value : shownValue(value, shape)] as const;
  };
  const codes = countryKeys(set).flatMap((key) => rows.flatMap((row) => row[key] ?? []));
  return {
    name,
    title: typeset(title),
    day,
    sources: sources.map((source) => ({ ...source, title: typeset(source.title) })),
    id,
    columns: Object.entries(columns).map(([key, { shape }]) => ({
      key,
      ...shape,
      label: typeset(shape.label),
    })),
    rows: rows.map((row) => Object.fromEntries(Object.entries(row).map(shown))),
    countries: Object.fromEntries(
      [...new Set(codes.map(String))].sort().map((code) => [code, countries.get(code) ?? code]),
    ),
  };
}
