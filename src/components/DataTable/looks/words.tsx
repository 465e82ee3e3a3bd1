import { Fragment, type ReactNode } from 'react';
import type { Look, LookContext } from './look';

/** Name of a country by its ISO 3166-1 alpha-2 code. */
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

/** Separates the items of a cell with commas. */
const enumerated = (items: readonly string[], show: (item: string) => ReactNode): ReactNode =>
  items.map((item, index) => (
    <Fragment key={item}>
      {index > 0 && ', '}
      {show(item)}
    </Fragment>
  ));

export const TEXT: Look<'text'> = {
  text: (value) => value,
  cell: (value, { code }) => (code === true ? <code translate="no">{value}</code> : value),
};

export const COUNTRY: Look<'country'> = {
  text: (code, _, context) => nameOf(code, context),
  cell: (code, _, context) => countryCell(code, context),
};

export const LINK: Look<'link'> = {
  text: (address) => new URL(address).host.replace(/^www\./, ''),
  cell: (address) => (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {new URL(address).host.replace(/^www\./, '')}
    </a>
  ),
};

export const LIST: Look<'list'> = {
  text: (items, { of }, context) =>
    items.map((item) => (of === 'country' ? nameOf(item, context) : item)).join(', '),
  cell: (items, { of }, context) =>
    enumerated(items, (item) => (of === 'country' ? countryCell(item, context) : item)),
};

export const ROWS: Look<'rows'> = {
  text: (ids) => ids.join(', '),
  cell: (ids, _, { hasRow }) =>
    enumerated(ids, (id) => (hasRow(id) ? <a href={`#${id}`}>{id}</a> : id)),
};
