import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Row } from '../shared/column.ts';
import { COUNTRIES, COUNTRY_NAME, checkCountries } from './checks/countries.ts';
import { checkRequired } from './checks/required.ts';
import type { DataSets } from './dataSet.ts';
import { type Finding, inOrder } from './finding.ts';
import { at, type ReadSet, readSet, soundRows } from './readSet.ts';

/** The data sets as they are, whatever is wrong with them. */
export interface LoadedData {
  /** The sound rows of each set, by its name. */
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  /** Names of countries by ISO 3166-1 alpha-2 code. */
  readonly countries: ReadonlyMap<string, string>;
  /** What is wrong, in the order of files and lines; empty where nothing is. */
  readonly findings: readonly Finding[];
}

/** Folders of data that no set is named after. */
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

/** The ids of the rows of a set; `undefined` where there is no such set. */
const idsIn = (read: ReadSet | undefined): readonly string[] | undefined =>
  read?.rows.map(({ row }) => String(row[read.set.id]));

/** The names of the countries, where there is a set of them. */
function countryNames(countries: ReadSet | undefined): ReadonlyMap<string, string> | undefined {
  return (
    countries &&
    new Map(
      countries.rows.map(({ row }) => [
        String(row[countries.set.id]),
        String(row[COUNTRY_NAME] ?? ''),
      ]),
    )
  );
}

/**
 * Reads all data sets from their folders and holds them against their rules.
 *
 * @param sets - the sets by name
 * @param folder - absolute path of the folder that has a folder for each
 * @throws Error when a file cannot be read
 */
export function loadDataSets(sets: DataSets, folder: string): LoadedData {
  const read = new Map(
    Object.entries(sets).map(([name, set]) => [name, readSet(name, set, folder)] as const),
  );
  const names = countryNames(read.get(COUNTRIES));
  const findings = [...read.values()].flatMap(({ set, file, rows, findings: own }) => [
    ...own,
    ...at(file, [
      ...checkCountries(set, rows, names),
      ...checkRequired(set, rows, (name) => idsIn(read.get(name))),
    ]),
  ]);
  return {
    rows: new Map([...read].map(([name, set]) => [name, soundRows(set)])),
    countries: names ?? new Map(),
    findings: inOrder([...unnamedFolders(sets, folder), ...findings]),
  };
}
