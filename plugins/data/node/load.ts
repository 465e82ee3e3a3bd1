import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Row } from '../shared/column.ts';
import { COUNTRIES, COUNTRY_NAME, checkCountries } from './checks/countries.ts';
import { checkDefinition } from './checks/definition.ts';
import { type CheckedRow, checkRows } from './checks/rows.ts';
import type { Columns, DataSet, DataSets } from './dataSet.ts';
import { type Finding, inOrder } from './finding.ts';
import { readJson } from './readers/json.ts';
import { readTsv } from './readers/tsv.ts';
import type { Fault, WrittenRows } from './readers/written.ts';

/** Files that rows can be in, and how each is read. */
const READERS: Readonly<Record<string, (text: string, columns: Columns) => WrittenRows>> = {
  'rows.tsv': readTsv,
  'rows.json': readJson,
};

/** Names of sets: they stand in addresses. */
const NAME = /^[a-z][A-Za-z0-9-]*$/;

/** The data sets as they are, whatever is wrong with them. */
export interface LoadedData {
  /** The sound rows of each set, by its name. */
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  /** Names of countries by ISO 3166-1 alpha-2 code. */
  readonly countries: ReadonlyMap<string, string>;
  /** What is wrong, in the order of files and lines; empty where nothing is. */
  readonly findings: readonly Finding[];
}

/** Path as a message shows it. */
const shownPath = (file: string): string =>
  path.relative(process.cwd(), file).split(path.sep).join('/');

const at = (file: string, faults: readonly Fault[]): readonly Finding[] =>
  faults.map((fault) => ({ file: shownPath(file), ...fault }));

/** Reads a file that must be UTF-8 without a byte order mark. */
function readText(file: string): { readonly text: string; readonly faults: readonly Fault[] } {
  const bytes = readFileSync(file);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const mark = text.startsWith('\uFEFF');
  const lines = text.split('\n');
  const broken = lines.findIndex((line) => line.includes('\uFFFD'));
  return {
    text: mark ? text.slice(1) : text,
    faults: [
      ...(mark
        ? [{ line: 1, field: 'file', message: 'begins with a byte order mark; save it without' }]
        : []),
      ...(broken === -1
        ? []
        : [{ line: broken + 1, field: 'file', message: 'is not UTF-8 here; save it as UTF-8' }]),
    ],
  };
}

/** A set with its folder read. */
interface ReadSet {
  readonly set: DataSet;
  /** File that its rows are in. */
  readonly file: string;
  readonly rows: readonly CheckedRow[];
  readonly findings: readonly Finding[];
}

/** Reads the folder of a set and judges what stands in it by itself. */
function readSet(name: string, set: DataSet, folder: string): ReadSet {
  const own = path.join(folder, name);
  const index = path.join(own, 'index.ts');
  const files = Object.keys(READERS).filter((file) => existsSync(path.join(own, file)));
  const [found] = files;
  const findings: Finding[] = [];
  if (!NAME.test(name)) {
    const message = 'is no name for a set; use letters, digits and hyphens, a small letter first';
    findings.push(...at(path.join(folder, 'index.ts'), [{ line: 1, field: name, message }]));
  }
  if (existsSync(index)) {
    findings.push(...at(index, checkDefinition(set, readFileSync(index, 'utf8'))));
  } else {
    const message = 'describes the set and does not exist; the set has the name of its folder';
    findings.push(...at(index, [{ line: 1, field: 'file', message }]));
  }
  const file = path.join(own, found ?? 'rows.tsv');
  const reader = found === undefined ? undefined : READERS[found];
  if (reader === undefined) {
    const message = 'has the rows and does not exist; write it, or rows.json';
    const missing = at(file, [{ line: 1, field: 'file', message }]);
    return { set, file, rows: [], findings: [...findings, ...missing] };
  }
  if (files.length > 1) {
    const message = `stands beside ${files.slice(1).join(', ')}; delete one of them`;
    findings.push(...at(file, [{ line: 1, field: 'file', message }]));
  }
  const { text, faults } = readText(file);
  const written = reader(text, set.columns);
  const { rows, faults: ofRows } = checkRows(set, written.rows);
  findings.push(...at(file, [...faults, ...written.faults, ...ofRows]));
  return { set, file, rows, findings };
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
    ...at(file, checkCountries(set, rows, names)),
  ]);
  return {
    rows: new Map(
      [...read].map(([name, { rows }]) => [
        name,
        rows.filter(({ isSound }) => isSound).map(({ row }) => row),
      ]),
    ),
    countries: names ?? new Map(),
    findings: inOrder([...unnamedFolders(sets, folder), ...findings]),
  };
}
