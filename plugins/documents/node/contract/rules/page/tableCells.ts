import { faultAt } from '../../../../../mdx/node/faults.ts';
import { nodesOf } from '../../page/nodes.ts';
import type { PageRule } from '../rule.ts';

/** Markdown silently drops extra cells and adds missing ones. */
export const tableCells: PageRule = {
  name: 'table-cells',
  description: 'Each row of a table has as many cells as its head.',
  holdsForDrafts: true,
  check: ({ tree }) =>
    nodesOf(tree, 'table').flatMap(({ children: [head, ...rows] }) => {
      const wanted = head?.children.length ?? 0;
      return rows
        .filter(({ children }) => children.length !== wanted)
        .map((row) => {
          const { length } = row.children;
          return faultAt(
            row,
            `the row has ${length} ${length === 1 ? 'cell' : 'cells'}, the head ${wanted}; add or remove cells, and write \\| for a bar in a cell`,
          );
        });
    }),
};
