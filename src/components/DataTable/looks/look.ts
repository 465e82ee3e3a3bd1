import type { ColumnOf, ColumnType, ValueOfType } from '@site/plugins/content/data/shared/column';
import type { ReactNode } from 'react';

/** What the values of a table refer to. */
export interface LookContext {
  /** Names of countries by ISO 3166-1 alpha-2 code. */
  readonly countries: Readonly<Record<string, string>>;
  /** Whether the table has a row with this id, which can be linked to. */
  readonly hasRow: (id: string) => boolean;
}

/** How the values of one type of column look, are found and are ordered. All of them are known. */
export interface Look<Type extends ColumnType> {
  /** What is in the head in parentheses, such as `km`. */
  readonly unit?: (column: ColumnOf<Type>) => string | undefined;
  /** Whether the digits of the column line up, at its right edge. */
  readonly isNumeric?: boolean;
  /** Whether the value stays on one line. */
  readonly isShort?: boolean;
  /** The value as the reader sees it, without any markup; also what the filter looks through. */
  readonly text: (value: ValueOfType[Type], column: ColumnOf<Type>, context: LookContext) => string;
  /** The value as it is in its cell; its text when left out. */
  readonly cell?: (
    value: ValueOfType[Type],
    column: ColumnOf<Type>,
    context: LookContext,
  ) => ReactNode;
  /** What the column is ordered by; its text when left out. */
  readonly key?: (value: ValueOfType[Type]) => string | number;
}
