import type * as z from 'zod';
import type { ColumnShape } from '../../shared/column.ts';

/** What every constructor of a column takes. */
export interface ColumnOptions {
  /** Head of the column, for readers. */
  readonly label: string;
  /** The value may be left out: nobody knows it. */
  readonly unknown?: boolean;
  /** The value may be `null`: there is none. */
  readonly none?: boolean;
}

/** Whether an option is switched on, as a type. */
type On<Options, Name extends string> = Options extends Readonly<Record<Name, true>> ? true : false;

/**
 * A column of a data set: what it holds, how a field of a TSV file is read, and what pages are told.
 *
 * @typeParam Value - what a known value is
 * @typeParam Unknown - whether a row may leave the value out
 * @typeParam None - whether the value may be `null`
 */
export interface Column<
  Value = unknown,
  Unknown extends boolean = boolean,
  None extends boolean = boolean,
> {
  readonly shape: ColumnShape;
  /** Refuses a known value with a message that names the fix. */
  readonly schema: z.ZodType<Value>;
  /** The value that a field of a TSV file stands for; the schema judges it. */
  readonly read: (field: string) => unknown;
  readonly unknown: Unknown;
  readonly none: None;
  /** What is wrong with the options themselves; empty where nothing is. */
  readonly faults: readonly string[];
}

/** The column that a constructor makes of its options. */
export type ColumnWith<Value, Options> = Column<Value, On<Options, 'unknown'>, On<Options, 'none'>>;

/**
 * Puts a column together.
 *
 * @param options - what the constructor was given
 * @param parts - what its type adds; `read` is the field itself when left out
 */
export function column<Value, Options extends ColumnOptions>(
  options: Options,
  parts: {
    readonly shape: ColumnShape;
    readonly schema: z.ZodType<Value>;
    readonly read?: (field: string) => unknown;
    readonly faults?: readonly string[];
  },
): ColumnWith<Value, Options> {
  return {
    read: (field) => field,
    ...parts,
    unknown: (options.unknown === true) as On<Options, 'unknown'>,
    none: (options.none === true) as On<Options, 'none'>,
    faults: [
      ...(options.label.trim() === '' ? ['has no label; say what readers read above it'] : []),
      ...(parts.faults ?? []),
    ],
  };
}

/** A value as a message shows it: text in quotes, everything else as JSON has it. */
export const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);
