import type { Fault } from '../../../mdx/node/faults.ts';
import type { Columns } from './dataSet.ts';
import { faultOf } from './fault.ts';

export interface WrittenRow {
  readonly line: number;
  /** By column key; `undefined` if they're missing. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Parses a field: `undefined` if empty, `null`, or the value that the column reads. */
function valueIn(field: string, read: (field: string) => unknown): unknown {
  if (field === '') {
    return undefined;
  }
  return field === 'null' ? null : read(field);
}

function faultsOfHeader(keys: readonly string[], columns: Columns): readonly Fault[] {
  const known = Object.keys(columns);
  const say = (wrong: readonly string[], message: string) =>
    wrong.map((key) => faultOf(1, key, message));
  return [
    ...say(
      keys.filter((key, index) => keys.indexOf(key) !== index),
      'appears twice in the first line; delete one of the columns',
    ),
    ...say(
      keys.filter((key) => !known.includes(key)),
      'is not a column; delete it, or add it to the columns in index.ts',
    ),
    ...say(
      known.filter((key) => !keys.includes(key)),
      'is not in the first line; add the column to the file',
    ),
  ];
}

/** Parses tab-separated rows without quoting or escaping, below a line with the column keys. */
export function readTsv(
  text: string,
  columns: Columns,
): { readonly rows: readonly WrittenRow[]; readonly faults: readonly Fault[] } {
  const lines = text.split('\n');
  const [header = '', ...body] = lines;
  const keys = header.split('\t');
  const faults: Fault[] = [];
  const broken = lines.findIndex((line) => line.includes('\uFFFD'));
  if (broken !== -1) {
    faults.push(faultOf(broken + 1, 'file', 'is not UTF-8 here; save it as UTF-8'));
  }
  if (body.at(-1) === '') {
    body.pop();
  } else {
    faults.push(
      faultOf(lines.length, 'file', 'the last line has no line break at its end; add one'),
    );
  }
  faults.push(...faultsOfHeader(keys, columns));
  const rows: WrittenRow[] = [];
  for (const [index, content] of body.entries()) {
    const fields = content.split('\t');
    if (fields.length === keys.length) {
      const read = Object.entries(columns).map(([key, column]) => [
        key,
        valueIn(fields[keys.indexOf(key)] ?? '', column.read),
      ]);
      rows.push({ line: index + 2, values: Object.fromEntries(read) });
    } else {
      const message =
        content === ''
          ? 'the line is empty; delete it'
          : `has ${fields.length} fields, the first line ${keys.length}; leave a field empty where its value is unknown, and no tabs in values`;
      faults.push(faultOf(index + 2, 'row', message));
    }
  }
  return { rows, faults };
}
