import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Row } from '../shared/column.ts';
import { COUNTRIES, COUNTRY_NAME, checkCountries } from './checks/countries.ts';
import { checkRequired } from './checks/required.ts';
import type { DataSets } from './dataSet.ts';
import { type Finding, inOrder } from './finding.ts';
import { at, type ReadSet, readSet, soundRows } from './readSet.ts';

/** The data sets and their problems. */
export interface LoadedData {
  /** The valid rows of each set, by name. */
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  /** Names of countries by ISO 3166-1 alpha-2 code. */
  readonly countries: ReadonlyMap<string, string>;
  /** The problems, sorted by file and line. */
  readonly findings: readonly Finding[];
}

/** Finds folders that don't belong to a data set. */
function unnamedFolders(sets: DataSets, folder: string): readonly Finding[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && sets[entry.name] === undefined)
    .flatMap(({ name }) => {
      const message = 'is a folder of no set; add the set to DATA_SETS, or delete the folder';
      return at(path.join(folder, 'index.ts'), [{ line: 1, field: name, message }]);
    });
}

/** The row IDs of a set; `undefined` if there's no such set. */
const idsIn = (read: ReadSet | undefined): readonly string[] | undefined =>
  read?.rows.map(({ row }) => String(row[read.set.id]));

/** The names of the countries by their codes. */
const countryNames = (countries: ReadSet | undefined): ReadonlyMap<string, string> =>
  new Map(
    countries?.rows.map(({ row }) => [String(row[countries.set.id]), String(row[COUNTRY_NAME])]),
  );

/**
 * Reads and validates all data sets.
 *
 * @param sets - the sets by name
 * @param folder - absolute path of the folder with a subfolder for each set
 * @throws Error if a file can't be read
 */
export function loadDataSets(sets: DataSets, folder: string): LoadedData {
  const read = new Map(
    Object.entries(sets).map(([name, set]) => [name, readSet(name, set, folder)] as const),
  );
  const countries = countryNames(read.get(COUNTRIES));
  const findings = [...read.values()].flatMap(({ set, file, rows, findings: own }) => [
    ...own,
    ...at(file, [
      ...checkCountries(set, rows, countries),
      ...checkRequired(set, rows, (name) => idsIn(read.get(name))),
    ]),
  ]);
  return {
    rows: new Map([...read].map(([name, set]) => [name, soundRows(set)])),
    countries,
    findings: inOrder([...unnamedFolders(sets, folder), ...findings]),
  };
}
