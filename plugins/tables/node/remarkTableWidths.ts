import type { Root, Table, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/** The most characters in the columns of a table that is as wide as the text, with those for the space between columns. */
const NARROW = 75;
const BETWEEN_COLUMNS = 3;

/**
 * From how many columns a table doesn't fit on a phone, and from how many characters a column gets more than the least
 * width there, with which it would have a word per line.
 */
const MANY_COLUMNS = 4;
const LONG = 40;

/** Adds a class to the element that a node becomes. */
function addClass(node: Table | TableCell, name: string): void {
  node.data = { ...node.data, hProperties: { className: name } };
}

/**
 * Says how wide tables are, so that all of them end where the text does, or where blocks of code do: the class `narrow`
 * is for those that fit into the width of the text. On phones, where tables of many columns scroll, `long` is for the
 * heads of columns with sentences (src/css/prose.css).
 */
export const remarkTableWidths: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'table', (table) => {
    const [head] = table.children;
    const columns = (head?.children ?? []).map((cell, column) => ({
      cell,
      length: Math.max(
        ...table.children.map(({ children }) => {
          const inRow = children[column];
          return inRow === undefined ? 0 : textOf(inRow).length;
        }),
      ),
    }));
    const width = columns.reduce((sum, { length }) => sum + length + BETWEEN_COLUMNS, 0);
    if (width <= NARROW) {
      addClass(table, 'narrow');
    }
    for (const { cell, length } of columns) {
      if (columns.length >= MANY_COLUMNS && length >= LONG) {
        addClass(cell, 'long');
      }
    }
  });
};
