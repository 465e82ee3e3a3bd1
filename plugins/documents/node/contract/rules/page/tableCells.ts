import { visit } from 'unist-util-visit';
import type { Problem } from '../../finding.ts';
import type { PageRule } from '../rule.ts';

/** Markdown silently drops extra cells and adds missing ones. */
export const tableCells: PageRule = {
  name: 'table-cells',
  description: 'Each row of a table has as many cells as its head.',
  holdsForDrafts: true,
  check: ({ tree }) => {
    const problems: Problem[] = [];
    visit(tree, 'table', ({ children: [head, ...rows] }) => {
      const wanted = head?.children.length ?? 0;
      for (const { children, position } of rows) {
        if (children.length !== wanted) {
          problems.push({
            line: position?.start.line ?? 1,
            message: `the row has ${children.length} ${children.length === 1 ? 'cell' : 'cells'}, the head ${wanted}; add or remove cells, and write \\| for a bar in a cell`,
          });
        }
      }
    });
    return problems;
  },
};
