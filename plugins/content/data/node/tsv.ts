import { invisibleFaults, isUnreadable } from '../../../mdx/node/characters.ts';
import type { Fault } from '../../../mdx/node/faults.ts';
import type { Columns } from './dataSet.ts';
import { faultOf } from './fault.ts';

export interface WrittenRow {
  readonly line: number;
  /** By column key; `undefined` if they're missing. Without the columns that the file doesn't have. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Whether it has as many fields as the first line. If not, only its ID can be relied on. */
  readonly isComplete: boolean;
}

/** Parses a field: `undefined` if empty, `null`, or the value that the column reads. */
function valueIn(field: string, read: (field: string) => unknown): unknown {
  if (field === '') {
    return undefined;
  }
  return field === 'null' ? null : read(field);
}

/**
 * Reads the first line. If as many of its columns are unknown as are missing, they're taken for misspelled, so that each
 * is one finding and not one more for each row.
 *
 * @returns the column keys of the fields, and the faults
 */
function readHeader(header: string, columns: Columns): { keys: string[]; faults: Fault[] } {
  const written = header.split('\t');
  const known = Object.keys(columns);
  const unknown = written.filter((key) => !known.includes(key));
  const missing = known.filter((key) => !written.includes(key));
  const twice = written.filter((key, index) => written.indexOf(key) !== index);
  const isMisspelled = unknown.length === missing.length && twice.length === 0;
  const say = (wrong: readonly string[], messageOf: (key: string, index: number) => string) =>
    wrong.map((key, index) => faultOf(1, key, messageOf(key, index)));
  return {
    keys: isMisspelled ? written.map((key) => missing[unknown.indexOf(key)] ?? key) : written,
    faults: [
      ...say(twice, () => 'appears twice in the first line; delete one of the columns'),
      ...say(unknown, (_, index) =>
        isMisspelled
          ? `is not a column, and ${missing[index]} is not in the first line; rename one of them`
          : 'is not a column; delete it, or add it to the columns in index.ts',
      ),
      ...say(
        isMisspelled ? [] : missing,
        () => 'is not in the first line; add the column to the file',
      ),
    ],
  };
}

/** A fault of the complete file, because of which nothing else in it can be read. */
function faultOfFile(text: string, columns: Columns): Fault | undefined {
  const lines = text.split('\n');
  const [header = ''] = lines;
  const broken = lines.findIndex(isUnreadable);
  if (broken !== -1) {
    return faultOf(broken + 1, 'file', 'is not UTF-8 here; save it as UTF-8');
  }
  if (text.trim() === '') {
    return faultOf(
      1,
      'file',
      'is empty; write the column keys in the first line, and the rows below',
    );
  }
  const keys = Object.keys(columns);
  if (header.includes('\t') && !header.split('\t').some((key) => keys.includes(key))) {
    return faultOf(1, 'file', 'has none of the columns in its first line; write their keys there');
  }
  return keys.length > 1 && /^[^\t]+[,; ][^\t]+$/.test(header)
    ? faultOf(1, 'file', 'has no tabs in its first line; separate the fields by tabs')
    : undefined;
}

/** Parses tab-separated rows without quoting or escaping, below a line with the column keys. */
export function readTsv(
  text: string,
  columns: Columns,
  id: string,
): { readonly rows: readonly WrittenRow[]; readonly faults: readonly Fault[] } {
  const fault = faultOfFile(text, columns);
  if (fault !== undefined) {
    return { rows: [], faults: [fault] };
  }
  const lines = text.split('\n');
  const [header = '', ...body] = lines;
  const { keys, faults } = readHeader(header, columns);
  faults.unshift(
    ...invisibleFaults(text).map(({ line, message }) => faultOf(line, 'file', message)),
  );
  if (body.at(-1) === '') {
    body.pop();
  } else {
    faults.push(
      faultOf(lines.length, 'file', 'the last line has no line break at its end; add one'),
    );
  }
  if (body.length === 0) {
    faults.push(faultOf(1, 'file', 'has no row; write one, or delete the set'));
  }
  const rows: WrittenRow[] = [];
  for (const [index, content] of body.entries()) {
    const line = index + 2;
    const fields = content.split('\t');
    const read = Object.entries(columns)
      .filter(([key]) => keys.includes(key))
      .map(
        ([key, column]) => [key, valueIn(fields[keys.indexOf(key)] ?? '', column.read)] as const,
      );
    const isComplete = fields.length === keys.length;
    if (content === '') {
      faults.push(faultOf(line, 'row', 'the line is empty; delete it'));
      continue;
    }
    if (!isComplete) {
      const message = `has ${fields.length} fields, the first line ${keys.length}; leave a field empty where its value is unknown, and no tabs in values`;
      faults.push(faultOf(line, 'row', message));
    }
    const values = isComplete ? read : read.filter(([key]) => key === id);
    rows.push({ line, values: Object.fromEntries(values), isComplete });
  }
  return { rows, faults };
}
