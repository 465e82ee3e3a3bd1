import path from 'node:path';
import type { Fault } from '../../mdx/node/faults.ts';

/** A problem at a position in a data set, and its fix. */
export interface Finding extends Fault {
  /** Path relative to the project, with forward slashes, such as `data/airports/rows.tsv`. */
  readonly file: string;
}

/** A problem of a column or another subject of a file. */
export const faultOf = (line: number, field: string, message: string): Fault => ({
  line,
  message: `${field}: ${message}`,
});

/**
 * Locates faults in a file of a data set.
 *
 * @param folder - absolute path of the folder of data sets
 */
export const at = (folder: string, file: string, ...faults: readonly Fault[]): readonly Finding[] =>
  faults.map((fault) => ({
    file: path.relative(path.dirname(folder), path.join(folder, file)).split(path.sep).join('/'),
    ...fault,
  }));

/** Formats a finding as one line: `data/airports/rows.tsv:12: iata: …`. */
export const lineOf = ({ file, line, message }: Finding): string => `${file}:${line}: ${message}`;
