import type {
  ColumnOf,
  ColumnShape,
  ColumnType,
  Value,
  ValueOfType,
} from '@site/plugins/tables/shared/column';
import { Fragment, type ReactNode } from 'react';
import { dayText } from '../../../ui/dayText';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { withWholeOptions } from '../../code/client/wholeOptions';

export interface LookContext {
  /** Names of countries by ISO 3166-1 alpha-2 code. */
  readonly countries: Readonly<Record<string, string>>;
  readonly hasRow: (id: string) => boolean;
}

type Show<Type extends ColumnType, Result> = (
  value: ValueOfType[Type],
  column: ColumnOf<Type>,
  context: LookContext,
) => Result;

/** How to show, find, and sort the values of a column type. Missing values are handled elsewhere. */
interface Look<Type extends ColumnType> {
  /** Whether the column is right-aligned with tabular digits. */
  readonly isNumeric?: boolean;
  readonly isShort?: boolean;
  /** The visible text without markup; the filter searches it too. */
  readonly text: Show<Type, string>;
  /** The cell content; by default, the text. */
  readonly cell?: Show<Type, ReactNode>;
  /** The sort key; by default, the text. */
  readonly key?: (value: ValueOfType[Type]) => string | number;
}

/** Formats by number of decimals. Creating one takes longer than using it for an entire column. */
const formats = new Map<number | undefined, Intl.NumberFormat>();

/** Formats a number with grouped digits, and with all of its decimals by default. */
function grouped(value: number, digits?: number): string {
  const format =
    formats.get(digits) ??
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: digits ?? 0,
      maximumFractionDigits: digits ?? 20,
    });
  formats.set(digits, format);
  return format.format(value);
}

const nameOf = (code: string, { countries }: LookContext): string => countries[code] ?? code;

/** The first letter of flags in Unicode: REGIONAL INDICATOR SYMBOL LETTER A. */
const FIRST_INDICATOR = 0x1f1e6;

/** The flag of a country: two letters that a font may draw as a flag. */
export const flagOf = (code: string): string =>
  String.fromCodePoint(
    ...[...code].map((letter) => FIRST_INDICATOR + letter.charCodeAt(0) - 'A'.charCodeAt(0)),
  );

const countryCell = (code: string, context: LookContext): ReactNode => (
  <>
    <span aria-hidden="true">{flagOf(code)}</span> {nameOf(code, context)}
  </>
);

const enumerated = (items: readonly string[], show: (item: string) => ReactNode): ReactNode =>
  items.map((item, index) => (
    <Fragment key={item}>
      {index > 0 && ', '}
      {show(item)}
    </Fragment>
  ));

const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, '');

const LOOKS: { readonly [Type in ColumnType]: Look<Type> } = {
  text: {
    text: (value) => value,
    cell: (value, { code }) => {
      const content = withWholeOptions(value);
      return code ? <code translate="no">{content}</code> : content;
    },
  },
  number: {
    isNumeric: true,
    isShort: true,
    text: (value, { digits }) => grouped(value, digits),
    key: (value) => value,
  },
  temperature: {
    isNumeric: true,
    isShort: true,
    text: (celsius) => {
      const fahrenheit = Math.round((celsius * 9) / 5 + 32);
      return `${grouped(celsius)}\u00A0°C (${grouped(fahrenheit)}\u00A0°F)`;
    },
    key: (value) => value,
  },
  date: {
    isShort: true,
    text: (value, { precision }) => dayText(new Date(value), precision),
    // ISO 8601 dates sort as strings.
    key: (value) => value,
  },
  country: {
    text: (code, _, context) => nameOf(code, context),
    cell: (code, _, context) => countryCell(code, context),
  },
  link: {
    text: hostOf,
    cell: (address) => (
      <a href={address} target="_blank" rel="noopener noreferrer">
        {hostOf(address)}
      </a>
    ),
  },
  yesNo: {
    isShort: true,
    text: (value) => (value ? 'Yes' : 'No'),
    key: (value) => (value ? 0 : 1),
  },
  list: {
    text: (items, { of }, context) =>
      items.map((item) => (of === 'country' ? nameOf(item, context) : item)).join(', '),
    cell: (items, { of }, context) =>
      enumerated(items, (item) => (of === 'country' ? countryCell(item, context) : item)),
  },
  rows: {
    text: (ids) => ids.join(', '),
    cell: (ids, _, { hasRow }) =>
      enumerated(ids, (id) => (hasRow(id) ? <a href={`#${id}`}>{id}</a> : id)),
  },
};

export const lookOf = (column: ColumnShape) => LOOKS[column.type] as unknown as Look<ColumnType>;

/** A value in a row: undefined if it's unknown, `null` if there's none. */
export type Held = Value | null | undefined;

const isMissing = (value: Held): value is null | undefined => value === null || value === undefined;

export function textOf(value: Held, column: ColumnShape, context: LookContext): string {
  if (isMissing(value)) {
    return value === null ? '–' : '?';
  }
  return lookOf(column).text(value as never, column as never, context);
}

export function cellOf(value: Held, column: ColumnShape, context: LookContext): ReactNode {
  if (isMissing(value)) {
    return (
      <>
        <span aria-hidden="true">{textOf(value, column, context)}</span>
        <VisuallyHidden>{value === null ? 'none' : 'unknown'}</VisuallyHidden>
      </>
    );
  }
  const { cell, text } = lookOf(column);
  return (cell ?? text)(value as never, column as never, context);
}

/** The sort key of a value; undefined for a missing one. */
export function sortKey(value: Held, column: ColumnShape, context: LookContext) {
  return isMissing(value)
    ? undefined
    : (lookOf(column).key?.(value as never) ?? textOf(value, column, context));
}
