import type { ColumnShape, ColumnType, Value } from '@site/plugins/content/data/shared/column';
import type { ReactNode } from 'react';
import { Spoken } from '../../Spoken';
import type { Look, LookContext } from './look';
import { DATE, NUMBER, TEMPERATURE, YES_NO } from './quantities';
import { COUNTRY, LINK, LIST, ROWS, TEXT } from './words';

/** The look of each column type. */
const LOOKS: { readonly [Type in ColumnType]: Look<Type> } = {
  text: TEXT,
  number: NUMBER,
  temperature: TEMPERATURE,
  date: DATE,
  country: COUNTRY,
  link: LINK,
  yesNo: YES_NO,
  list: LIST,
  rows: ROWS,
};

/** The look of a column. The build has checked its values against the column's type. */
export function lookOf(column: ColumnShape): Look<ColumnType> {
  return LOOKS[column.type] as unknown as Look<ColumnType>;
}

/** A value in a row: undefined if it's unknown, `null` if there's none. */
export type Held = Value | null | undefined;

/** Symbols for missing values, and what screen readers say instead. */
const ABSENT = {
  unknown: { sign: '?', spoken: 'unknown' },
  none: { sign: '–', spoken: 'none' },
};

const absentOf = (value: null | undefined) => (value === null ? ABSENT.none : ABSENT.unknown);

/** The visible text of a value, without markup. */
export function textOf(value: Held, column: ColumnShape, context: LookContext): string {
  return value === null || value === undefined
    ? absentOf(value).sign
    : lookOf(column).text(value as never, column as never, context);
}

/** The cell content of a value. */
export function cellOf(value: Held, column: ColumnShape, context: LookContext): ReactNode {
  if (value === null || value === undefined) {
    const { sign, spoken } = absentOf(value);
    return (
      <>
        <span aria-hidden="true">{sign}</span>
        <Spoken>{spoken}</Spoken>
      </>
    );
  }
  const { cell, text } = lookOf(column);
  return (cell ?? text)(value as never, column as never, context);
}

/** The sort key of a value; undefined for a missing one. */
export function sortKey(
  value: Held,
  column: ColumnShape,
  context: LookContext,
): string | number | undefined {
  if (value === null || value === undefined) {
    return undefined;
  }
  return lookOf(column).key?.(value as never) ?? textOf(value, column, context);
}
