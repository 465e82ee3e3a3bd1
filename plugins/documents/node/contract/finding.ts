/** A problem that a writer must fix. The file is known from the context. */
export interface Problem {
  /** Line of the file, starting at 1. */
  readonly line: number;
  /** What is wrong and how to fix it, in one sentence without a period. */
  readonly message: string;
}

/** A problem and the file that it's in. */
export interface Finding extends Problem {
  /** Path relative to the project with forward slashes, such as `docs/cooking/rice.mdx`. */
  readonly file: string;
}

const compare = <T extends string | number>(a: T, b: T): number => Number(a > b) - Number(a < b);

/** Sorts findings by file, line, and message. */
export function sorted(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort(
    (a, b) => compare(a.file, b.file) || compare(a.line, b.line) || compare(a.message, b.message),
  );
}

/** Formats a finding as one line: `docs/cooking/rice.mdx:12: message`. */
export function asLine({ file, line, message }: Finding): string {
  return `${file}:${line}: ${message}`;
}
