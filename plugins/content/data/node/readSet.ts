import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { readTextSync } from '../../../mdx/node/sourceText.ts';
import type { Row } from '../shared/column.ts';
import { checkDefinition } from './checks/definition.ts';
import { type CheckedRow, checkRows } from './checks/rows.ts';
import type { DataOptions, DataSet, RowOf } from './dataSet.ts';
import { jsonOf } from './download.ts';
import type { Finding } from './finding.ts';
import { readTsv } from './readers/tsv.ts';
import type { Fault } from './readers/written.ts';

/** File with the description of a set. */
const INDEX = 'index.ts';

/** File with its rows. */
const ROWS = 'rows.tsv';

/** A valid set name, which is used in URLs. */
const NAME = /^[a-z][A-Za-z0-9-]*$/;

/** Path for messages. */
const shownPath = (file: string): string =>
  path.relative(process.cwd(), file).split(path.sep).join('/');

/** Converts a file's faults to findings. */
export const at = (file: string, faults: readonly Fault[]): readonly Finding[] =>
  faults.map((fault) => ({ file: shownPath(file), ...fault }));

/** Detects text from a file that isn't UTF-8. */
function encodingFaults(text: string): readonly Fault[] {
  const broken = text.split('\n').findIndex((line) => line.includes('\uFFFD'));
  return broken === -1
    ? []
    : [{ line: broken + 1, field: 'file', message: 'is not UTF-8 here; save it as UTF-8' }];
}

/** A data set with its parsed rows. */
export interface ReadSet {
  readonly set: DataSet;
  /** File that contains the rows. */
  readonly file: string;
  readonly rows: readonly CheckedRow[];
  readonly findings: readonly Finding[];
}

/** Reads and validates a set, without the cache. */
function readAnew(name: string, set: DataSet, folder: string): ReadSet {
  const index = path.join(folder, name, INDEX);
  const file = path.join(folder, name, ROWS);
  const findings: Finding[] = [];
  if (!NAME.test(name)) {
    const message =
      'is not a name for a set; use letters, digits and hyphens, a small letter first';
    findings.push(...at(path.join(folder, 'index.ts'), [{ line: 1, field: name, message }]));
  }
  if (existsSync(index)) {
    findings.push(...at(index, checkDefinition(set, readTextSync(index))));
  } else {
    const message = 'describes the set and does not exist; the set has the name of its folder';
    findings.push(...at(index, [{ line: 1, field: 'file', message }]));
  }
  if (!existsSync(file)) {
    const message = 'has the rows and does not exist; write it';
    const missing = at(file, [{ line: 1, field: 'file', message }]);
    return { set, file, rows: [], findings: [...findings, ...missing] };
  }
  const text = readTextSync(file);
  const written = readTsv(text, set.columns);
  const { rows, faults } = checkRows(set, written.rows);
  findings.push(...at(file, [...encodingFaults(text), ...written.faults, ...faults]));
  return { set, file, rows, findings };
}

/** A cached result, with the files and modification times that it's based on. */
interface Known {
  readonly stamp: string;
  readonly read: ReadSet;
}

const known = new WeakMap<DataSet, Known>();

/**
 * Reads and validates a set, without looking at other sets. Caches the result until a file changes, because each
 * document that shows the set needs it.
 *
 * @param name - name of the set
 * @param set - its description
 * @param folder - absolute path of the folder with a subfolder for each set
 * @throws Error if a file can't be read
 */
export function readSet(name: string, set: DataSet, folder: string): ReadSet {
  const stamp = [INDEX, ROWS]
    .map((file) => path.join(folder, name, file))
    .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
    .join('\n');
  const before = known.get(set);
  if (before?.stamp === stamp) {
    return before.read;
  }
  const read = readAnew(name, set, folder);
  known.set(set, { stamp, read });
  return read;
}

/** The rows of a set that have no finding of their own. */
export const soundRows = ({ rows }: ReadSet): readonly Row[] =>
  rows.filter(({ isSound }) => isSound).map(({ row }) => row);

/**
 * Returns the typed rows of one set, for other code that needs them. Leaves out rows with a finding, because the
 * finding fails the build anyway.
 */
export function rowsOf<Set extends DataSet>(
  name: string,
  set: Set,
  folder: string,
): readonly RowOf<Set>[] {
  // The rows have been validated against the description that the type is inferred from.
  return soundRows(readSet(name, set, folder)) as unknown as readonly RowOf<Set>[];
}

/** Returns the JSON download of a set; `undefined` if the set doesn't exist. */
export function downloads({ sets, folder }: DataOptions): (name: string) => string | undefined {
  return (name) => {
    const set = sets[name];
    return set && jsonOf(set, soundRows(readSet(name, set, folder)));
  };
}

/** Returns the row IDs of a set, which are anchors on the pages that show it. */
export function rowIds({ sets, folder }: DataOptions): (name: string) => ReadonlySet<string> {
  return (name) => {
    const set = sets[name];
    return new Set(
      set === undefined
        ? []
        : soundRows(readSet(name, set, folder)).map((row) => String(row[set.id])),
    );
  };
}
