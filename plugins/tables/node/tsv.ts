import type { Fault } from '../../mdx/node/faults.ts';
import { FILE_CHECKS, LINE_CHECKS, lineOfRow, writtenFile } from './checks/written.ts';
import type { Columns } from './dataSet.ts';

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

/** Parses tab-separated rows without quoting or escaping, below a line with the column keys. */
export function readTsv(
  text: string,
  columns: Columns,
  id: string,
): { readonly rows: readonly WrittenRow[]; readonly faults: readonly Fault[] } {
  const file = writtenFile(text, columns);
  const [fault] = Object.values(FILE_CHECKS).flatMap((check) => check(file) ?? []);
  if (fault !== undefined) {
    return { rows: [], faults: [fault] };
  }
  const { header, unknown, missing, isMisspelled } = file;
  const keys = isMisspelled ? header.map((key) => missing[unknown.indexOf(key)] ?? key) : header;
  const rows = file.body.flatMap((content, index): readonly WrittenRow[] => {
    const fields = content.split('\t');
    const isComplete = fields.length === keys.length;
    const values = Object.entries(columns)
      .filter(([key]) => keys.includes(key) && (isComplete || key === id))
      .map(([key, { read }]) => [key, valueIn(fields[keys.indexOf(key)] ?? '', read)] as const);
    return content === ''
      ? []
      : [{ line: lineOfRow(index), values: Object.fromEntries(values), isComplete }];
  });
  return { rows, faults: Object.values(LINE_CHECKS).flatMap((check) => check(file)) };
}
