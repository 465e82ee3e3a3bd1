import type { Fault } from '../../../../mdx/node/faults.ts';
import type { Row, Value } from '../../shared/column.ts';
import type { Column } from '../columns.ts';
import type { DataSet } from '../dataSet.ts';
import { faultOf } from '../fault.ts';
import type { WrittenRow } from '../tsv.ts';

/** A valid ID: usable in a URL without escaping, and as an anchor. */
const ID = /^[A-Za-z0-9][A-Za-z0-9.-]*$/;

/** At most one row of this many may have an unknown value in a column. */
const ROWS_PER_UNKNOWN = 4;

/** A row with its valid values. */
export interface CheckedRow {
  readonly line: number;
  readonly row: Row;
  /** Whether all its values are valid. */
  readonly isSound: boolean;
}

/** The problems of a value; none if it's missing and may be. */
function faultsOfValue({ unknown, none, schema }: Column, value: unknown): readonly string[] {
  if (value === undefined) {
    return unknown ? [] : ['is missing; fill it in, or give the column "unknown: true"'];
  }
  if (value === null) {
    return none ? [] : ['is null; fill it in, or give the column "none: true"'];
  }
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

/** Checks the values of a row individually. */
function checkRow({ columns }: DataSet, { line, values }: WrittenRow, faults: Fault[]): CheckedRow {
  const row: Record<string, Value | null> = {};
  let isSound = true;
  for (const [key, column] of Object.entries(columns)) {
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

/** Finds values of a column that aren't known: IDs of rows, or codes of countries. */
function checkNames(
  key: string,
  rows: readonly CheckedRow[],
  isKnown: (name: string) => boolean,
  say: (name: string) => string,
): readonly Fault[] {
  return rows.flatMap(({ row, line }) =>
    ([row[key] ?? []].flat() as readonly string[])
      .filter((name) => !isKnown(name))
      .map((name) => faultOf(line, key, say(name))),
  );
}

/**
 * Finds columns with an unknown value in more than a quarter of the rows, where readers would look in vain. Skips sets
 * with fewer than four rows, for which a single unknown value would exceed the limit.
 */
function checkUnknowns({ columns }: DataSet, rows: readonly WrittenRow[]): readonly Fault[] {
  return Object.keys(columns).flatMap((key) => {
    const unknown = rows.filter(({ values }) => values[key] === undefined);
    const [first] = unknown;
    return first === undefined ||
      rows.length < ROWS_PER_UNKNOWN ||
      unknown.length * ROWS_PER_UNKNOWN <= rows.length
      ? []
      : faultOf(
          first.line,
          key,
          `is unknown in ${unknown.length} of ${rows.length} rows, more than a quarter; look the values up, write null where there is none, or delete the column`,
        );
  });
}

/** Checks the rows of a set, as written in the file, against its columns. */
export function checkRows(
  set: DataSet,
  written: readonly WrittenRow[],
): { readonly rows: readonly CheckedRow[]; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const rows = written.map((row) => checkRow(set, row, faults));
  const ids = new Set(rows.map(({ row }) => row[set.id]));
  faults.push(
    ...checkIds(set.id, rows),
    ...Object.entries(set.columns)
      .filter(([, { shape }]) => shape.type === 'rows')
      .flatMap(([key]) =>
        checkNames(
          key,
          rows,
          (id) => ids.has(id),
          (id) => `no row has the id "${id}"; correct it, or add the row`,
        ),
      ),
    ...checkUnknowns(set, written),
  );
  return { rows, faults };
}

/** Keys of the columns that contain countries. */
export const countryKeys = ({ columns }: DataSet): readonly string[] =>
  Object.entries(columns)
    .filter(([, { shape }]) => [shape.type, 'of' in shape && shape.of].includes('country'))
    .map(([key]) => key);

/** Checks that the countries in rows exist: that their codes are among the names. */
export const checkCountries = (
  set: DataSet,
  rows: readonly CheckedRow[],
  names: ReadonlyMap<string, string>,
): readonly Fault[] =>
  countryKeys(set).flatMap((key) =>
    checkNames(
      key,
      rows,
      (code) => names.has(code),
      (code) => `"${code}" is not in data/countries; use the ISO 3166-1 alpha-2 code`,
    ),
  );

/**
 * Finds missing rows that the set requires.
 *
 * @param idsOf - returns the IDs of another set by name; `undefined` if it doesn't exist
 */
export function checkRequired(
  { id, required }: DataSet,
  rows: readonly CheckedRow[],
  idsOf: (name: string) => readonly string[] | undefined,
): readonly Fault[] {
  if (required === undefined) {
    return [];
  }
  const faults: Fault[] = [];
  const add = (message: string) => faults.push(faultOf(1, id, message));
  const wanted = 'ids' in required ? required.ids : idsOf(required.idsOf);
  if (wanted === undefined && 'idsOf' in required) {
    add(`needs the ids of "${required.idsOf}", which isn't a data set; correct "required"`);
  }
  const except = 'ids' in required ? [] : (required.except ?? []);
  const present = new Set(rows.map(({ row }) => row[id]));
  const missing = wanted?.filter((value) => !present.has(value) && !except.includes(value)) ?? [];
  if (missing.length > 0) {
    add(`lacks ${missing.join(', ')}, which "required" in index.ts asks for; add the rows`);
  }
  const stale = except.filter((value) => present.has(value) || !wanted?.includes(value));
  if (stale.length > 0) {
    add(`needs no exception for ${stale.join(', ')}; delete it from "required" in index.ts`);
  }
  return faults;
}
