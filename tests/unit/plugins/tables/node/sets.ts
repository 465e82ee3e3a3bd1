import type { Columns, DataSet, DataSets } from '../../../../../plugins/tables/node/dataSet.ts';
import {
  type LoadedData,
  lineOf,
  loadDataSets,
  text,
} from '../../../../../plugins/tables/node/index.ts';
import { temporaryFolder } from '../../../temporaryFolder.ts';

/** A data set that is valid except for what a test adds. */
export const setOf = (columns: Columns, rest: Partial<DataSet> = {}): DataSet => ({
  title: 'Things',
  day: '2026-11-21',
  sources: [{ title: 'Made up', url: 'https://www.example.org/' }],
  id: 'id',
  columns: { id: text({ label: 'Id' }), ...columns },
  ...rest,
});

/** Loads data sets from a temporary folder with these files. */
export function load(
  sets: DataSets,
  files: Readonly<Record<string, string>>,
): LoadedData & { readonly lines: readonly string[] } {
  const folder = temporaryFolder(files);
  const loaded = loadDataSets(sets, folder);
  // Paths in messages are relative to the working directory.
  const lines = loaded.findings.map((finding) => lineOf(finding).replace(/^.*?library-\w+\//, ''));
  return { ...loaded, lines };
}

/** A set of two countries, and its files. */
export const COUNTRIES = {
  set: setOf({ name: text({ label: 'Name' }) }),
  files: {
    'countries/index.ts': '',
    'countries/rows.tsv': 'id\tname\nDE\tGermany\nGB\tUnited Kingdom\n',
  },
};

/** The messages about the fields of one row, without its location. */
export function faultsOf(
  columns: Columns,
  fields: Readonly<Record<string, string>>,
): readonly string[] {
  const row = { id: 'a', ...fields };
  const tsv = `${Object.keys(row).join('\t')}\n${Object.values(row).join('\t')}\n`;
  const { lines } = load(
    { things: setOf(columns), countries: COUNTRIES.set },
    { ...COUNTRIES.files, 'things/index.ts': '', 'things/rows.tsv': tsv },
  );
  return lines.map((line) => line.replace('things/rows.tsv:2: ', ''));
}
