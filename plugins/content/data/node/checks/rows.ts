import type { Fault } from '../../../../mdx/node/faults.ts';
import type { Row, Value } from '../../shared/column.ts';
import type { Column } from '../columns.ts';
import type { DataSet } from '../dataSet.ts';
import { faultOf } from '../fault.ts';
import type { WrittenRow } from '../tsv.ts';

/** A valid ID: usable in a URL without escaping, and as an anchor. */
const ID = /^[A-Za-z0-9][A-Za-z0-9.-]*$/;

export interface CheckedRow {
  readonly line: number;
  readonly row: Row;
  readonly isSound: boolean;
}

function faultsOfValue({ unknown, none, schema }: Column, value: unknown): readonly string[] {
  if (value === undefined) {
    return unknown ? [] : ['is missing; fill it in, or give the column "unknown: true"'];
  }
  if (value === null) {
    return none ? [] : ['is null; fill it in, or give the column "none: true"'];
  }
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

function checkRow(
  { columns }: DataSet,
  { line, values, isComplete }: WrittenRow,
  faults: Fault[],
): CheckedRow {
  const row: Record<string, Value | null> = {};
  let isSound = isComplete;
  // A column that the file doesn't have is a mistake of its first line, not of each row.
  for (const [key, column] of Object.entries(columns).filter(([key]) => key in values)) {
    const found = faultsOfValue(column, values[key]);
    faults.push(...found.map((message) => faultOf(line, key, message)));
    isSound &&= found.length === 0;
    if (values[key] !== undefined && found.length === 0) {
      row[key] = values[key] as Value | null;
    }
  }
  return { line, row, isSound };
}

/** Checks that IDs are valid in URLs, unique regardless of case, and sorted. */
function checkIds(id: string, rows: readonly CheckedRow[]): readonly Fault[] {
  const faults: Fault[] = [];
  const known = new Map<string, number>();
  let before = '';
  let isOrdered = true;
  for (const { row, line } of rows) {
    const value = row[id];
    if (typeof value !== 'string') {
      continue;
    }
    const add = (message: string) => faults.push(faultOf(line, id, `"${value}" ${message}`));
    if (!ID.test(value)) {
      add('cannot be in an address; use letters, digits, points and hyphens, or add a column "id"');
    }
    const taken = known.get(value.toLowerCase());
    if (taken !== undefined) {
      add(`is also the id of line ${taken}, ignoring case; change one of them`);
    }
    known.set(value.toLowerCase(), line);
    // Valid IDs are ASCII, so comparing code units also compares code points.
    if (isOrdered && value < before) {
      add(`comes after "${before}"; order the rows by ${id}, capitals first`);
      isOrdered = false;
    }
    before = value;
  }
  return faults;
}

/** Checks the rows of a set, as written in the file, against its columns. */
export function checkRows(
  set: DataSet,
  written: readonly WrittenRow[],
): { readonly rows: readonly CheckedRow[]; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const rows = written.map((row) => checkRow(set, row, faults));
  return { rows, faults: [...faults, ...checkIds(set.id, rows)] };
}

export const countryKeys = ({ columns }: DataSet): readonly string[] =>
  Object.entries(columns)
    .filter(([, { shape }]) => [shape.type, 'of' in shape && shape.of].includes('country'))
    .map(([key]) => key);

/**
 * Finds values that name a row of the set or a country that doesn't exist.
 *
 * @param countries - by code
 */
export function checkNames(
  set: DataSet,
  rows: readonly CheckedRow[],
  countries: ReadonlyMap<string, string>,
): readonly Fault[] {
  const ids = new Set(rows.map(({ row }) => row[set.id]));
  const check = (
    key: string,
    isKnown: (name: string) => boolean,
    message: (name: string) => string,
  ) =>
    rows.flatMap(({ row, line }) =>
      ([row[key] ?? []].flat() as readonly string[])
        .filter((name) => !isKnown(name))
        .map((name) => faultOf(line, key, message(name))),
    );
  const references = Object.keys(set.columns).filter(
    (key) => set.columns[key]?.shape.type === 'rows',
  );
  return [
    ...references.flatMap((key) =>
      check(
        key,
        (id) => ids.has(id),
        (id) => `no row has the id "${id}"; correct it, or add the row`,
      ),
    ),
    ...countryKeys(set).flatMap((key) =>
      check(
        key,
        (code) => countries.has(code),
        (code) => `"${code}" is not in data/countries; use the ISO 3166-1 alpha-2 code`,
      ),
    ),
  ];
}
