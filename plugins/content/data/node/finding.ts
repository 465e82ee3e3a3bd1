import type { Fault } from './readers/written.ts';

/** What is wrong at a place of a data set, and how to fix it. */
export interface Finding extends Fault {
  /** Path from where the command runs, with forward slashes. */
  readonly file: string;
}

/** Data sets that break their rules, with every finding in the message. */
export class DataError extends Error {
  override readonly name = 'DataError';

  constructor(findings: readonly Finding[]) {
    super(`the data sets break their rules:\n${findings.map(lineOf).join('\n')}`);
  }
}

/** A finding as one line: `data/airports/rows.tsv:12: iata: …`. */
export const lineOf = ({ file, line, field, message }: Finding): string =>
  `${file}:${line}: ${field}: ${message}`;

/** Findings in the order of files and lines; those of one line keep their order. */
export const inOrder = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
