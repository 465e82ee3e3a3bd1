/** Something that a writer has to fix, at a line of a file that is known. */
export interface Problem {
  /** Line of the file, from 1. */
  readonly line: number;
  /** What is wrong and how to fix it, in one sentence without a period. */
  readonly message: string;
}

/** A problem with the file that it is in. */
export interface Finding extends Problem {
  /** Path from the project with forward slashes, such as `docs/cooking/rice.mdx`. */
  readonly file: string;
}

const compare = <T extends string | number>(a: T, b: T): number => Number(a > b) - Number(a < b);

/** Findings by their file, line and message. */
export function sorted(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort(
    (a, b) => compare(a.file, b.file) || compare(a.line, b.line) || compare(a.message, b.message),
  );
}

/** A finding as one line of a list: `docs/cooking/rice.mdx:12: message`. */
export function asLine({ file, line, message }: Finding): string {
  return `${file}:${line}: ${message}`;
}
