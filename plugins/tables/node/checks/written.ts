import { invisibleFaults, isUnreadable } from '../../../mdx/node/characters.ts';
import type { Fault } from '../../../mdx/node/faults.ts';
import type { Columns } from '../dataSet.ts';
import { faultOf } from '../fault.ts';

/** A file of rows, in its lines. */
export interface WrittenFile {
  readonly text: string;
  /** The fields of the first line. */
  readonly header: readonly string[];
  /** The other lines. */
  readonly body: readonly string[];
  /** Keys of the columns that the set has. */
  readonly known: readonly string[];
  /** Fields of the first line that aren't columns. */
  readonly unknown: readonly string[];
  /** Keys of the columns that aren't in the first line. */
  readonly missing: readonly string[];
  /** Fields of the first line that are there before. */
  readonly twice: readonly string[];
  /**
   * Whether the unknown fields are taken for missing columns with another name, so that each is one finding and not one
   * more for each row: there are as many of both.
   */
  readonly isMisspelled: boolean;
}

/** Splits the content of a file of rows. */
export function writtenFile(text: string, columns: Columns): WrittenFile {
  const [first = '', ...body] = text.split('\n');
  const header = first.split('\t');
  const known = Object.keys(columns);
  const unknown = header.filter((key) => !known.includes(key));
  const missing = known.filter((key) => !header.includes(key));
  const twice = header.filter((key, index) => header.indexOf(key) !== index);
  const isMisspelled = unknown.length === missing.length && twice.length === 0;
  if (body.at(-1) === '') {
    body.pop();
  }
  return { text, header, body, known, unknown, missing, twice, isMisspelled };
}

type FileCheck = (file: WrittenFile) => Fault | undefined;

/** The checks after which nothing else in the file can be read, by what has to be right. */
export const FILE_CHECKS = {
  encoding: ({ text }) => {
    const broken = text.split('\n').findIndex(isUnreadable);
    return broken === -1
      ? undefined
      : faultOf(broken + 1, 'file', 'is not UTF-8 here; save it as UTF-8');
  },
  content: ({ text }) =>
    text.trim() === ''
      ? faultOf(1, 'file', 'is empty; write the column keys in the first line, and the rows below')
      : undefined,
  header: ({ header, unknown }) =>
    header.length > 1 && unknown.length === header.length
      ? faultOf(1, 'file', 'has none of the columns in its first line; write their keys there')
      : undefined,
  tabs: ({ header: [first = '', ...others], known }) =>
    known.length > 1 && others.length === 0 && /.[,; ]./.test(first)
      ? faultOf(1, 'file', 'has no tabs in its first line; separate the fields by tabs')
      : undefined,
} satisfies Readonly<Record<string, FileCheck>>;

type LineCheck = (file: WrittenFile) => readonly Fault[];

/** Number of the line of a row, starting at 1. */
export const lineOfRow = (index: number): number => index + 2;

/** The checks of the lines of a file, by what has to be right. */
export const LINE_CHECKS = {
  characters: ({ text }) =>
    invisibleFaults(text).map(({ line, message }) => faultOf(line, 'file', message)),
  columnsOnce: ({ twice }) =>
    twice.map((key) =>
      faultOf(1, key, 'appears twice in the first line; delete one of the columns'),
    ),
  columnsKnown: ({ unknown, missing, isMisspelled }) =>
    unknown.map((key, index) =>
      faultOf(
        1,
        key,
        isMisspelled
          ? `is not a column, and ${missing[index]} is not in the first line; rename one of them`
          : 'is not a column; delete it, or add it to the columns in index.ts',
      ),
    ),
  columnsComplete: ({ missing, isMisspelled }) =>
    isMisspelled
      ? []
      : missing.map((key) =>
          faultOf(1, key, 'is not in the first line; add the column to the file'),
        ),
  lastLine: ({ text }) =>
    text.endsWith('\n')
      ? []
      : [
          faultOf(
            text.split('\n').length,
            'file',
            'the last line has no line break at its end; add one',
          ),
        ],
  rows: ({ body }) =>
    body.length > 0 ? [] : [faultOf(1, 'file', 'has no row; write one, or delete the set')],
  lines: ({ body }) =>
    body.flatMap((content, index) =>
      content === '' ? [faultOf(lineOfRow(index), 'row', 'the line is empty; delete it')] : [],
    ),
  fields: ({ header, body }) =>
    body.flatMap((content, index) => {
      const count = content.split('\t').length;
      const message = `has ${count} fields, the first line ${header.length}; leave a field empty where its value is unknown, and no tabs in values`;
      return content === '' || count === header.length
        ? []
        : [faultOf(lineOfRow(index), 'row', message)];
    }),
} satisfies Readonly<Record<string, LineCheck>>;
