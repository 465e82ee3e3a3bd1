import type { Fault } from '../../../mdx/node/faults.ts';
import type { Row, Value } from '../../shared/column.ts';
import type { Column } from '../columns.ts';
import type { DataSet } from '../dataSet.ts';
import { faultOf } from '../fault.ts';
import type { WrittenRow } from '../tsv.ts';

/** A valid ID: usable in a URL without escaping, and as an anchor. */
const ID = /^[A-Za-z0-9][A-Za-z0-9.-]*$/;

/** A row as checked, with its line in the file. */
export interface CheckedRow {
  readonly line: number;
  readonly row: Row;
  readonly isSound: boolean;
}

/** The checks of a value by itself, by what has to be right. Each returns messages. */
export const VALUE_CHECKS = {
  known: ({ unknown }: Column, value: unknown): readonly string[] =>
    value === undefined && !unknown
      ? ['is missing; fill it in, or give the column "unknown: true"']
      : [],
  present: ({ none }: Column, value: unknown): readonly string[] =>
    value === null && !none ? ['is null; fill it in, or give the column "none: true"'] : [],
  valid: ({ schema }: Column, value: unknown): readonly string[] =>
    (value ?? undefined) === undefined
      ? []
      : (schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []),
};

function checkRow(
  { columns }: DataSet,
  { line, values, isComplete }: WrittenRow,
  faults: Fault[],
): CheckedRow {
  const row: Record<string, Value | null> = {};
  let isSound = isComplete;
  // A column that the file doesn't have is a mistake of its first line, not of each row.
  for (const [key, column] of Object.entries(columns).filter(([key]) => key in values)) {
    const found = Object.values(VALUE_CHECKS).flatMap((check) => check(column, values[key]));
    faults.push(...found.map((message) => faultOf(line, key, message)));
    isSound &&= found.length === 0;
    if (values[key] !== undefined && found.length === 0) {
      row[key] = values[key] as Value | null;
    }
  }
  return { line, row, isSound };
}

/** An ID as written. */
interface WrittenId {
  readonly line: number;
  readonly value: string;
}

/** A mistake of an ID; its message goes on after the ID. */
interface IdMistake extends WrittenId {
  readonly message: string;
}

/** The checks of the IDs of a set, by what has to be right. */
export const ID_CHECKS = {
  inAddresses: (ids: readonly WrittenId[]): readonly IdMistake[] => {
    const message =
      'cannot be in an address; use letters, digits, periods, and hyphens, or add a column "id"';
    return ids.filter(({ value }) => !ID.test(value)).map((id) => ({ ...id, message }));
  },
  unique: (ids: readonly WrittenId[]): readonly IdMistake[] => {
    const lines = new Map<string, number>();
    return ids.flatMap((id) => {
      const folded = id.value.toLowerCase();
      const taken = lines.get(folded);
      lines.set(folded, id.line);
      const message = `is also the id of line ${taken}, ignoring case; change one of them`;
      return taken === undefined ? [] : [{ ...id, message }];
    });
  },
  /** Only the first ID out of order. Valid ones are ASCII, so comparing code units also compares code points. */
  ordered: (ids: readonly WrittenId[], key: string): readonly IdMistake[] => {
    const pairs = ids.slice(1).map((id, index) => ({ id, before: ids[index]?.value ?? '' }));
    const wrong = pairs.find(({ id, before }) => id.value < before);
    const message = `comes after "${wrong?.before}"; order the rows by ${key}, capitals first`;
    return wrong === undefined ? [] : [{ ...wrong.id, message }];
  },
};

function checkIds(key: string, rows: readonly CheckedRow[]): readonly Fault[] {
  const ids = rows.flatMap(({ row, line }) => {
    const value = row[key];
    return typeof value === 'string' ? [{ line, value }] : [];
  });
  return Object.values(ID_CHECKS)
    .flatMap((check) => check(ids, key))
    .map(({ line, value, message }) => faultOf(line, key, `"${value}" ${message}`));
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

/** The keys of the columns of a set whose values are codes of countries. */
export const countryKeys = ({ columns }: DataSet): readonly string[] =>
  Object.entries(columns)
    .filter(([, { shape }]) => [shape.type, 'of' in shape && shape.of].includes('country'))
    .map(([key]) => key);

const rowKeys = ({ columns }: DataSet): readonly string[] =>
  Object.keys(columns).filter((key) => columns[key]?.shape.type === 'rows');

/** Finds the names in some columns that nothing has. */
const unknownNames = (
  rows: readonly CheckedRow[],
  keys: readonly string[],
  isKnown: (name: string) => boolean,
  messageOf: (name: string) => string,
): readonly Fault[] =>
  keys.flatMap((key) =>
    rows.flatMap(({ row, line }) =>
      ([row[key] ?? []].flat() as readonly string[])
        .filter((name) => !isKnown(name))
        .map((name) => faultOf(line, key, messageOf(name))),
    ),
  );

/** The checks of values that name something, by what has to exist. */
export const NAME_CHECKS = {
  rows: (set: DataSet, rows: readonly CheckedRow[]): readonly Fault[] => {
    const ids = new Set<unknown>(rows.map(({ row }) => row[set.id]));
    return unknownNames(
      rows,
      rowKeys(set),
      (id) => ids.has(id),
      (id) => `no row has the id "${id}"; correct it, or add the row`,
    );
  },
  countries: (
    set: DataSet,
    rows: readonly CheckedRow[],
    countries: ReadonlyMap<string, string>,
  ): readonly Fault[] =>
    unknownNames(
      rows,
      countryKeys(set),
      (code) => countries.has(code),
      (code) => `"${code}" is not in data/countries; use the ISO 3166-1 alpha-2 code`,
    ),
};

/**
 * Finds values that name a row of the set or a country that doesn't exist.
 *
 * @param countries - by code
 */
export const checkNames = (
  set: DataSet,
  rows: readonly CheckedRow[],
  countries: ReadonlyMap<string, string>,
): readonly Fault[] => Object.values(NAME_CHECKS).flatMap((check) => check(set, rows, countries));
