import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { readTextSync } from '../../mdx/node/sourceText.ts';
import type { Row } from '../shared/column.ts';
import { checkDefinition } from './checks/definition.ts';
import { FOLDER_CHECKS, fileOf, SETS_CHECKS } from './checks/folders.ts';
import { type CheckedRow, checkNames, checkRows } from './checks/rows.ts';
import type { DataOptions, DataSet, DataSets, RowOf } from './dataSet.ts';
import { at, type Finding } from './fault.ts';
import { jsonOf } from './output.ts';
import { readTsv } from './tsv.ts';

/** The set whose IDs are ISO 3166-1 alpha-2 codes, with a column `name`. */
const COUNTRIES = 'countries';

interface ReadSet {
  readonly rows: readonly CheckedRow[];
  readonly findings: readonly Finding[];
}

function readAnew(name: string, set: DataSet, folder: string): ReadSet {
  const [description, file] = [fileOf(name, 'description'), fileOf(name, 'rows')];
  const contentOf = (below: string) =>
    existsSync(path.join(folder, below)) ? readTextSync(path.join(folder, below)) : undefined;
  const [source, text] = [contentOf(description), contentOf(file)];
  const written = text === undefined ? undefined : readTsv(text, set.columns, set.id);
  const { rows, faults } = checkRows(set, written?.rows ?? []);
  return {
    rows,
    findings: [
      ...Object.values(FOLDER_CHECKS).flatMap((check) => check(name, folder)),
      ...at(folder, description, ...(source === undefined ? [] : checkDefinition(set, source))),
      ...at(folder, file, ...(written?.faults ?? []), ...faults),
    ],
  };
}

const known = new WeakMap<DataSet, { readonly stamp: string; readonly read: ReadSet }>();

/** Reads and validates a set by itself. Caches the result until its rows change. */
function readSet(name: string, set: DataSet, folder: string): ReadSet {
  const file = path.join(folder, fileOf(name, 'rows'));
  const { mtimeMs, size, ino } = statSync(file, { throwIfNoEntry: false }) ?? {};
  const stamp = `${file} ${mtimeMs} ${size} ${ino}`;
  const before = known.get(set);
  if (before?.stamp === stamp) {
    return before.read;
  }
  const read = readAnew(name, set, folder);
  known.set(set, { stamp, read });
  return read;
}

/** The rows of a set without a finding; a finding fails the build anyway. */
export const soundRows = (name: string, set: DataSet, folder: string): readonly Row[] =>
  readSet(name, set, folder)
    .rows.filter(({ isSound }) => isSound)
    .map(({ row }) => row);

/**
 * The typed rows of a set.
 *
 * @param folder - absolute path of the folder with a subfolder for each set
 */
export function rowsOf<Set extends DataSet>(
  name: string,
  set: Set,
  folder: string,
): readonly RowOf<Set>[] {
  // The rows have been validated against the description that the type is inferred from.
  return soundRows(name, set, folder) as unknown as readonly RowOf<Set>[];
}

function rowsIn({ sets, folder }: DataOptions, name: string): readonly Row[] | undefined {
  const set = sets[name];
  return set && soundRows(name, set, folder);
}

/** The JSON download of a set; `undefined` if the set doesn't exist. */
export const downloads = (data: DataOptions) => (name: string) => {
  const set = data.sets[name];
  return set && jsonOf(set, rowsIn(data, name) ?? []);
};

/** The row IDs of a set, which are anchors on the pages that show it. */
export const rowIds =
  (data: DataOptions) =>
  (name: string): ReadonlySet<string> =>
    new Set(idsIn(data, name));

/** The IDs of all rows: one with a mistake is still there, so what names it isn't a mistake, too. */
function idsIn({ sets, folder }: DataOptions, name: string): readonly string[] {
  const set = sets[name];
  return set ? readSet(name, set, folder).rows.map(({ row }) => String(row[set.id])) : [];
}

/** The names of countries by their codes, from the data set of countries; none if the site has no such set. */
export const countryNames = (data: DataOptions): ReadonlyMap<string, string> =>
  new Map(
    rowsIn(data, COUNTRIES)?.map((row) => [
      String(row[data.sets[COUNTRIES]?.id ?? '']),
      String(row.name),
    ]),
  );

const byPlace = (one: Finding, other: Finding): number =>
  one.file.localeCompare(other.file, 'en') || one.line - other.line;

export interface LoadedData {
  /** The valid rows of each set, by name. */
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  /** Names of countries by ISO 3166-1 alpha-2 code. */
  readonly countries: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
}

/**
 * Reads and validates all data sets.
 *
 * @throws Error if a file can't be read
 */
export function loadDataSets(sets: DataSets, folder: string): LoadedData {
  const countries = countryNames({ sets, folder });
  const findings = Object.entries(sets).flatMap(([name, set]) => {
    const { rows, findings: own } = readSet(name, set, folder);
    return [...own, ...at(folder, fileOf(name, 'rows'), ...checkNames(set, rows, countries))];
  });
  return {
    rows: new Map(Object.entries(sets).map(([name, set]) => [name, soundRows(name, set, folder)])),
    countries,
    findings: [
      ...Object.values(SETS_CHECKS).flatMap((check) => check(sets, folder)),
      ...findings,
    ].sort(byPlace),
  };
}
