import type { KeyedColumn } from '@site/plugins/content/data/shared/table';
import type { CSSProperties } from 'react';
import { lookOf, textOf } from '../looks';
import type { TableModel } from './table';

/** Characters per line of a long text: preferred, and minimum. */
const LINE = { wide: 32, narrow: 16 };

/** Padding of a cell. */
const PADDING = 'var(--cell-padding)';

const lengthOf = (text: string): number => [...text].length;

const longestWord = (text: string): number => Math.max(...text.split(/[\s/-]+/).map(lengthOf));

/** Length of the longest line when text is wrapped at a number of characters. */
const widestLine = (text: string, line: number): number =>
  Math.min(lengthOf(text), Math.max(line, longestWord(text)));

/** Extra characters for a country's flag, the padding of code, or the arrow in a head. */
const SIGN = 3;

const isCode = (column: KeyedColumn): boolean => column.type === 'text' && column.code === true;

/**
 * The width of a column in characters.
 *
 * @param line - characters per line of its text
 */
function charactersOf(column: KeyedColumn, model: TableModel, line: number): number {
  const { isShort, unit } = lookOf(column);
  const sign = column.type === 'country' || isCode(column) ? SIGN : 0;
  const head = `${column.label} (${unit?.(column as never) ?? ''})`;
  return model.rows.reduce((widest, row) => {
    const text = textOf(row[column.key], column, model);
    return Math.max(widest, sign + (isShort ? lengthOf(text) : widestLine(text, line)));
  }, longestWord(head) + SIGN);
}

/**
 * Widths of a table's columns, computed from their text. Every row is laid out separately, so the browser
 * doesn't have to lay out invisible rows to find the widths.
 *
 * @returns the custom properties for the table's styles: the grid tracks of a row, and their minimum sum
 */
export function widthsOf(model: TableModel): CSSProperties {
  const tracks = model.columns.map((column, index) => {
    const width = `calc(${charactersOf(column, model, LINE.narrow)}ch + ${PADDING})`;
    return {
      share: charactersOf(column, model, LINE.wide),
      least: index === 0 ? `min(var(--widest-first), ${width})` : width,
    };
  });
  const properties = {
    '--tracks': tracks.map(({ share, least }) => `minmax(${least}, ${share}fr)`).join(' '),
    '--least-width': `calc(${tracks.map(({ least }) => least).join(' + ')})`,
  };
  return properties as CSSProperties;
}
