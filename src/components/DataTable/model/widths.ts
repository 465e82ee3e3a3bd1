import type { KeyedColumn } from '@site/plugins/content/data/shared/table';
import type { CSSProperties } from 'react';
import { lookOf, textOf } from '../looks';
import type { TableModel } from './table';

/** Characters that a line of a long text has where there is room, and those that it has at least. */
const LINE = { wide: 32, narrow: 16 };

/** Room around a cell's content. */
const PADDING = 'var(--cell-padding)';

const lengthOf = (text: string): number => [...text].length;

const longestWord = (text: string): number => Math.max(...text.split(/[\s/-]+/).map(lengthOf));

/** Characters on the widest line of a text that is put on lines of so many. */
const widestLine = (text: string, line: number): number =>
  Math.min(lengthOf(text), Math.max(line, longestWord(text)));

/** What a flag takes beside the name of its country, what surrounds code, and the arrow of a head. */
const SIGN = 3;

const isCode = (column: KeyedColumn): boolean => column.type === 'text' && column.code === true;

/**
 * How many characters a column has room for.
 *
 * @param line - characters on a line of its texts
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
 * Widths of a table's columns, from the characters in them: every row lays itself out by them, so that
 * a browser need not lay out those that nobody sees to find out.
 *
 * @returns the properties that the table's styles read: the tracks of a row, and their least sum
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
