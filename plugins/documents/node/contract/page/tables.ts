import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributeOf, isJsx } from './jsx.ts';

/** A data table on a page. */
export interface PageTable {
  /** Name of its data set. */
  readonly set: string;
  /** Line of the file, starting at 1. */
  readonly line: number;
}

/** The data tables of a page, in order. */
export function tablesOf(tree: Root): readonly PageTable[] {
  const tables: PageTable[] = [];
  visit(tree, (node) => {
    const set = isJsx(node) && node.name === 'DataTable' ? attributeOf(node, 'data') : undefined;
    if (set) {
      tables.push({ set, line: node.position?.start.line ?? 1 });
    }
  });
  return tables;
}
