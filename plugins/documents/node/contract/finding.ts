import type { Fault } from '../../../mdx/node/faults.ts';

/** A mistake that a writer must fix, and the file that it's in. */
export interface Finding extends Fault {
  /** Path relative to the project with forward slashes, such as `docs/cooking/rice.mdx`. */
  readonly file: string;
}

/** Formats a finding as one line: `docs/cooking/rice.mdx:12: message`. */
export function asLine({ file, line, message }: Finding): string {
  return `${file}:${line}: ${message}`;
}
