import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readTextSync } from '../../../mdx/node/sourceText.ts';
import { isStray } from '../../../strays/node/strays.ts';
import type { Row } from '../shared/column.ts';
import { checkDefinition } from './checks/definition.ts';
import { type CheckedRow, checkNames, checkRows } from './checks/rows.ts';
import type { DataOptions, DataSet, DataSets, RowOf } from './dataSet.ts';
import { at, type Finding, faultOf } from './fault.ts';
import { jsonOf } from './output.ts';
import { readTsv } from './tsv.ts';

/** A valid set name, which is used in URLs. */
const NAME = /^[a-z][A-Za-z0-9-]*$/;

/** The set whose IDs are ISO 3166-1 alpha-2 codes, with a column `name`. */
const COUNTRIES = 'countries';

interface ReadSet {
  readonly rows: readonly CheckedRow[];
  readonly findings: readonly Finding[];
}

/** Path of a set's rows below the folder of data sets. */
const rowsFile = (name: string): string => path.join(name, 'rows.tsv');

function readAnew(name: string, set: DataSet, folder: string): ReadSet {
  const index = path.join(name, 'index.ts');
  const file = rowsFile(name);
  const findings: Finding[] = [];
  const add = (where: string, field: string, message: string) =>
    findings.push(...at(folder, where, faultOf(1, field, message)));
  if (!NAME.test(name)) {
    const message =
      'is not a name for a set; use letters, digits and hyphens, a small letter first';
    add('index.ts', name, message);
  }
  if (existsSync(path.join(folder, index))) {
    const source = readTextSync(path.join(folder, index));
    findings.push(...at(folder, index, ...checkDefinition(set, source)));
  } else {
    add(index, 'file', 'describes the set and does not exist; the set has the name of its folder');
  }
  if (!existsSync(path.join(folder, file))) {
    add(file, 'file', 'has the rows and does not exist; write it');
    return { rows: [], findings };
  }
  const written = readTsv(readTextSync(path.join(folder, file)), set.columns, set.id);
  const { rows, faults } = checkRows(set, written.rows);
  findings.push(...at(folder, file, ...written.faults, ...faults));
  return { rows, findings };
}

const known = new WeakMap<DataSet, { readonly stamp: string; readonly read: ReadSet }>();

/** Reads and validates a set by itself. Caches the result until its rows change. */
function readSet(name: string, set: DataSet, folder: string): ReadSet {
  const file = path.join(folder, rowsFile(name));
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

export const countryNames = (data: DataOptions): ReadonlyMap<string, string> =>
  new Map(
    rowsIn(data, COUNTRIES)?.map((row) => [
      String(row[data.sets[COUNTRIES]?.id ?? '']),
      String(row.name),
    ]),
  );

/** What a set's folder consists of. */
const FILES_OF_SET = ['index.ts', 'rows.tsv'];

/** Finds files beside those of a set, such as rows in another format, which nothing reads. */
function otherFiles(name: string, folder: string): readonly Finding[] {
  const own = path.join(folder, name);
  return (existsSync(own) ? readdirSync(own) : [])
    .filter((file) => !FILES_OF_SET.includes(file) && !isStray(file))
    .flatMap((file) => {
      const message = "isn't part of a set; write the rows into rows.tsv, or delete the file";
      return at(folder, path.join(name, file), faultOf(1, 'file', message));
    });
}

function unnamedFolders(sets: DataSets, folder: string): readonly Finding[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isStray(name))
    .filter((entry) => entry.isDirectory() && sets[entry.name] === undefined)
    .flatMap(({ name }) => {
      const message = 'is a folder of no set; add the set to DATA_SETS, or delete the folder';
      return at(folder, 'index.ts', faultOf(1, name, message));
    });
}

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
    return [
      ...own,
      ...otherFiles(name, folder),
      ...at(folder, rowsFile(name), ...checkNames(set, rows, countries)),
    ];
  });
  return {
    rows: new Map(Object.entries(sets).map(([name, set]) => [name, soundRows(name, set, folder)])),
    countries,
    findings: [...unnamedFolders(sets, folder), ...findings].sort(byPlace),
  };
}
