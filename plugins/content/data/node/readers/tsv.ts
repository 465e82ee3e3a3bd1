import type { Columns } from '../dataSet.ts';
import type { Fault, Written, WrittenRow, WrittenRows } from './written.ts';

/** Written for a value that doesn't exist. */
const NONE = 'null';

/** Parses a field: `undefined` if empty, `null`, or the value that the column reads. */
function valueIn(field: string, read: (field: string) => unknown): unknown {
  if (field === '') {
    return undefined;
  }
  return field === NONE ? null : read(field);
}

/** The problems with the first line, which contains the column keys. */
function faultsOfHeader(keys: readonly string[], columns: Columns): readonly Fault[] {
  const known = Object.keys(columns);
  return [
    ...keys
      .filter((key, index) => keys.indexOf(key) !== index)
      .map((key) => [key, 'appears twice in the first line; delete one of the columns']),
    ...keys
      .filter((key) => !known.includes(key))
      .map((key) => [key, 'is not a column; delete it, or add it to the columns in index.ts']),
    ...known
      .filter((key) => !keys.includes(key))
      .map((key) => [key, 'is not in the first line; add the column to the file']),
  ].map(([field = '', message = '']) => ({ line: 1, field, message }));
}

/**
 * Parses tab-separated rows. The first line contains the column keys. There's no quoting or escaping. An empty field is
 * unknown; `null` means that there's no value.
 *
 * @param text - content of the file
 * @param columns - the columns of the set
 */
export function readTsv(text: string, columns: Columns): WrittenRows {
  const faults: Fault[] = [];
  const lines = text.split('\n');
  if (lines.at(-1) === '') {
    lines.pop();
  } else {
    faults.push({
      line: lines.length,
      field: 'file',
      message: 'the last line does not end; add a line break',
    });
  }
  const [header = '', ...body] = lines;
  const keys = header.split('\t');
  faults.push(...faultsOfHeader(keys, columns));
  const rows = body.flatMap((content, index): WrittenRow[] => {
    const line = index + 2;
    const fields = content.split('\t');
    if (fields.length !== keys.length) {
      faults.push({
        line,
        field: 'row',
        message:
          content === ''
            ? 'the line is empty; delete it'
            : `has ${fields.length} fields, the first line ${keys.length}; leave a field empty where its value is unknown, and no tabs in values`,
      });
      return [];
    }
    const values = keys.flatMap((key, at): [string, Written][] => {
      const column = columns[key];
      return column === undefined
        ? []
        : [[key, { value: valueIn(fields[at] ?? '', column.read), line }]];
    });
    return [{ line, values: new Map(values) }];
  });
  return { rows, faults };
}
