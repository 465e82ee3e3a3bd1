/** A value as a file writes it, not yet judged, with its place. */
export interface Written {
  /** `undefined` where it is left out. */
  readonly value: unknown;
  /** From 1. */
  readonly line: number;
}

/** A row as a file writes it. */
export interface WrittenRow {
  /** Line on which the row begins, from 1. */
  readonly line: number;
  /** By the column's key. */
  readonly values: ReadonlyMap<string, Written>;
}

/** What is wrong at a line of a file. */
export interface Fault {
  /** From 1. */
  readonly line: number;
  /** Key of the column, or what else it is about. */
  readonly field: string;
  /** What is wrong; how to fix it. */
  readonly message: string;
}

/** What a reader makes of a file: the rows it could read, and what it could not. */
export interface WrittenRows {
  readonly rows: readonly WrittenRow[];
  readonly faults: readonly Fault[];
}
