import type { ColumnOf, ColumnType, ValueOfType } from '@site/plugins/content/data/shared/column';
import type { ReactNode } from 'react';

/** What the values of a table refer to. */
export interface LookContext {
  /** Names of countries by ISO 3166-1 alpha-2 code. */
  readonly countries: Readonly<Record<string, string>>;
  /** Whether the table has a row with this id, to link to. */
  readonly hasRow: (id: string) => boolean;
}

/** How to show, find, and sort the values of a column type. Missing values are handled elsewhere. */
export interface Look<Type extends ColumnType> {
  /** The unit in the column head, such as `km`. */
  readonly unit?: (column: ColumnOf<Type>) => string | undefined;
  /** Whether the column is right-aligned with tabular digits. */
  readonly isNumeric?: boolean;
  /** Whether the value stays on one line. */
  readonly isShort?: boolean;
  /** The visible text without markup; the filter searches it too. */
  readonly text: (value: ValueOfType[Type], column: ColumnOf<Type>, context: LookContext) => string;
  /** The cell content; by default, the text. */
  readonly cell?: (
    value: ValueOfType[Type],
    column: ColumnOf<Type>,
    context: LookContext,
  ) => ReactNode;
  /** The sort key; by default, the text. */
  readonly key?: (value: ValueOfType[Type]) => string | number;
}
