import type { KeyedColumn } from '@site/plugins/tables/shared/table';
import type { CSSProperties } from 'react';
import { lookOf, textOf } from './looks';
import type { TableModel } from './model';

/** Characters per line of a long text: preferred, and minimum. */
const LINE = { wide: 32, narrow: 16 };

/** Extra characters for a country's flag, the padding of code, or the arrow in a head. */
const SIGN = 3;

const lengthOf = (text: string): number => [...text].length;

const longestWord = (text: string): number => Math.max(...text.split(/[\s/-]+/).map(lengthOf));

/** The label of a column with its unit. */
export const labelOf = (column: KeyedColumn): string =>
  column.type === 'number' && column.unit !== undefined
    ? `${column.label} (${column.unit})`
    : column.label;

/** The width of a column in characters, if its text is wrapped at a number of characters. */
function charactersOf(column: KeyedColumn, model: TableModel, line: number): number {
  const hasSign = column.type === 'country' || (column.type === 'text' && column.code);
  const cells = model.rows.map(({ values }) => {
    const text = textOf(values[column.key], column, model);
    const widest = lookOf(column).isShort
      ? Number.POSITIVE_INFINITY
      : Math.max(line, longestWord(text));
    return (hasSign ? SIGN : 0) + Math.min(lengthOf(text), widest);
  });
  return Math.max(longestWord(labelOf(column)) + SIGN, ...cells);
}

/**
 * Custom properties for the table's styles: the grid tracks of a row, their minimum sum, the width at which only long
 * texts wrap, and the minimum width of the first column without its padding. Computed from the text, because every row is laid out separately.
 * The styles can set `--first-growth`, the first column's share of the free width.
 */
export function widthsOf(model: TableModel): CSSProperties {
  const widths = model.columns.map((column) => ({
    least: charactersOf(column, model, LINE.narrow),
    share: charactersOf(column, model, LINE.wide),
  }));
  const tracks = widths.map(({ least, share }, index) => {
    const growth = index === 0 ? `var(--first-growth, ${share}fr)` : `${share}fr`;
    return `minmax(calc(${least}ch + var(--cell-padding)), ${growth})`;
  });
  const sumOf = (key: 'least' | 'share') =>
    `calc(${widths.reduce((sum, each) => sum + each[key], 0)}ch + ${widths.length} * var(--cell-padding))`;
  return {
    '--tracks': tracks.join(' '),
    '--least-width': sumOf('least'),
    '--full-width': sumOf('share'),
    '--first': `${widths[0]?.least ?? 0}ch`,
  } as CSSProperties;
}
