import type * as z from 'zod';
import type { ColumnShape } from '../../shared/column.ts';

/** Options that every column type has. */
export interface ColumnOptions {
  /** Heading of the column. */
  readonly label: string;
  /** Whether the value may be missing because it isn't known. */
  readonly unknown?: boolean;
  /** Whether the value may be `null` because there is none. */
  readonly none?: boolean;
}

/** A type for whether an option is `true`. */
type On<Options, Name extends string> = Options extends Readonly<Record<Name, true>> ? true : false;

/**
 * A column of a data set: the type of its values, how to parse a TSV field, and its description for pages.
 *
 * @typeParam Value - type of a known value
 * @typeParam Unknown - whether the value may be missing
 * @typeParam None - whether the value may be `null`
 */
export interface Column<
  Value = unknown,
  Unknown extends boolean = boolean,
  None extends boolean = boolean,
> {
  readonly shape: ColumnShape;
  /** Validates a known value. Its messages include the fix. */
  readonly schema: z.ZodType<Value>;
  /** Parses a TSV field. The schema then validates the value. */
  readonly read: (field: string) => unknown;
  readonly unknown: Unknown;
  readonly none: None;
  /** Problems with the options themselves, if any. */
  readonly faults: readonly string[];
}

/** The type of the column for a set of options. */
export type ColumnWith<Value, Options> = Column<Value, On<Options, 'unknown'>, On<Options, 'none'>>;

/**
 * Creates a column.
 *
 * @param options - the options passed to the constructor
 * @param parts - the properties of the column type; by default, `read` returns the field unchanged
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

/** Formats a value as JSON, for messages. */
export const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);
