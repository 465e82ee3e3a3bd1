import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributeOf, isJsx } from './jsx.ts';

/** A table of data on a page. */
export interface PageTable {
  /** Name of the data set that it shows. */
  readonly set: string;
  /** Line of the file, from 1. */
  readonly line: number;
}

/** The tables of data that a page shows, in its order. */
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
