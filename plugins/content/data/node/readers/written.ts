/** A value from a file, not yet validated, with its line. */
export interface Written {
  /** `undefined` if it's missing. */
  readonly value: unknown;
  /** Starting at 1. */
  readonly line: number;
}

/** A row from a file. */
export interface WrittenRow {
  /** Line at which the row starts, starting at 1. */
  readonly line: number;
  /** Values by column key. */
  readonly values: ReadonlyMap<string, Written>;
}

/** A problem at a line of a file. */
export interface Fault {
  /** Starting at 1. */
  readonly line: number;
  /** Key of the column, or another subject. */
  readonly field: string;
  /** What's wrong, and how to fix it. */
  readonly message: string;
}

/** The result of parsing a file: the rows, and the problems. */
export interface WrittenRows {
  readonly rows: readonly WrittenRow[];
  readonly faults: readonly Fault[];
}
