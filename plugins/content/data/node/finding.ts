import type { Fault } from './readers/written.ts';

/** A problem at a position in a data set, and its fix. */
export interface Finding extends Fault {
  /** Path relative to the working directory, with forward slashes. */
  readonly file: string;
}

/** Thrown for invalid data sets. The message contains all findings. */
export class DataError extends Error {
  override readonly name = 'DataError';

  constructor(findings: readonly Finding[]) {
    super(`the data sets break their rules:\n${findings.map(lineOf).join('\n')}`);
  }
}

/** Formats a finding as one line: `data/airports/rows.tsv:12: iata: …`. */
export const lineOf = ({ file, line, field, message }: Finding): string =>
  `${file}:${line}: ${field}: ${message}`;

/** Sorts findings by file and line. Findings on the same line keep their order. */
export const inOrder = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
