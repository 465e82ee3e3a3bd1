import path from 'node:path';
import type { Fault } from '../../../mdx/node/faults.ts';

/** A problem at a position in a data set, and its fix. */
export interface Finding extends Fault {
  /** Path relative to the working directory, with forward slashes. */
  readonly file: string;
}

/** A problem of a column or another subject of a file. */
export const faultOf = (line: number, field: string, message: string): Fault => ({
  line,
  message: `${field}: ${message}`,
});

export const at = (file: string, ...faults: readonly Fault[]): readonly Finding[] =>
  faults.map((fault) => ({
    file: path.relative(process.cwd(), file).split(path.sep).join('/'),
    ...fault,
  }));

/** Formats a finding as one line: `data/airports/rows.tsv:12: iata: …`. */
export const lineOf = ({ file, line, message }: Finding): string => `${file}:${line}: ${message}`;
