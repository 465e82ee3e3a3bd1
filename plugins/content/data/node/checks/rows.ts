import type { Row, Value } from '../../shared/column.ts';
import type { Column } from '../columns/column.ts';
import type { DataSet } from '../dataSet.ts';
import type { Fault, Written, WrittenRow } from '../readers/written.ts';
import { checkUnknowns } from './unknowns.ts';

/** A valid ID: usable in a URL without escaping, and as an anchor. */
const ID = /^[A-Za-z0-9][A-Za-z0-9.-]*$/;

/** A checked row: its line, and its valid values. */
export interface CheckedRow {
  readonly line: number;
  readonly row: Row;
  readonly lines: ReadonlyMap<string, number>;
  readonly isSound: boolean;
}

/** The problems of a value; none if it's missing and may be. */
function faultsOfValue(column: Column, written: Written | undefined): readonly string[] {
  const value = written?.value;
  if (value === undefined) {
    return column.unknown ? [] : ['is missing; fill it in, or give the column "unknown: true"'];
  }
  if (value === null) {
    return column.none ? [] : ['is null; fill it in, or give the column "none: true"'];
  }
  const judged = column.schema.safeParse(value);
  return judged.success ? [] : [...new Set(judged.error.issues.map(({ message }) => message))];
}

/** Checks the values of a row individually. */
function checkRow(set: DataSet, { line, values }: WrittenRow, faults: Fault[]): CheckedRow {
  const row: Record<string, Value | null> = {};
  const lines = new Map<string, number>();
  let isSound = true;
  for (const [key, column] of Object.entries(set.columns)) {
    const written = values.get(key);
    const at = written?.line ?? line;
    const found = faultsOfValue(column, written);
    lines.set(key, at);
    faults.push(...found.map((message) => ({ line: at, field: key, message })));
    isSound &&= found.length === 0;
    if (written?.value !== undefined && found.length === 0) {
      row[key] = written.value as Value | null;
    }
  }
  return { line, row, lines, isSound };
}

/** Checks that IDs are valid in URLs, unique regardless of case, and sorted. */
function checkIds(id: string, rows: readonly CheckedRow[]): readonly Fault[] {
  const faults: Fault[] = [];
  const known = new Map<string, number>();
  let before: { readonly value: string; readonly line: number } | undefined;
  let isOrdered = true;
  for (const { row, lines } of rows) {
    const value = row[id];
    const line = lines.get(id) ?? 1;
    if (typeof value !== 'string') {
      continue;
    }
    const add = (message: string) => faults.push({ line, field: id, message });
    if (!ID.test(value)) {
      add(
        `"${value}" cannot be in an address; use letters, digits, points and hyphens, or add a column "id"`,
      );
    }
    const taken = known.get(value.toLowerCase());
    if (taken !== undefined) {
      add(`"${value}" is the id of line ${taken} too, whatever the case; change one of them`);
    }
    known.set(value.toLowerCase(), line);
    // Valid IDs are ASCII, so comparing code units also compares code points.
    if (isOrdered && before !== undefined && value < before.value) {
      add(`"${value}" comes after "${before.value}"; order the rows by ${id}, capitals first`);
      isOrdered = false;
    }
    before = { value, line };
  }
  return faults;
}

/** Checks that rows referenced by other rows exist. */
function checkReferences(set: DataSet, rows: readonly CheckedRow[]): readonly Fault[] {
  const ids = new Set(rows.map(({ row }) => row[set.id]));
  return Object.entries(set.columns)
    .filter(([, { shape }]) => shape.type === 'rows')
    .flatMap(([key]) =>
      rows.flatMap(({ row, lines }) =>
        ((row[key] ?? []) as readonly string[])
          .filter((id) => !ids.has(id))
          .map((id) => ({
            line: lines.get(key) ?? 1,
            field: key,
            message: `no row has the id "${id}"; correct it, or add the row`,
          })),
      ),
    );
}

/**
 * Checks the rows of a set against its columns.
 *
 * @param set - the description
 * @param written - the rows as written in the file
 * @returns the rows with their valid values, and the faults
 */
export function checkRows(
  set: DataSet,
  written: readonly WrittenRow[],
): { readonly rows: readonly CheckedRow[]; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const rows = written.map((row) => checkRow(set, row, faults));
  faults.push(
    ...checkIds(set.id, rows),
    ...checkReferences(set, rows),
    ...checkUnknowns(set, written),
  );
  return { rows, faults };
}
