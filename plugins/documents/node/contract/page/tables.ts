import type { Root } from 'mdast';
import { attributeOf } from './jsx.ts';
import { elementsOf } from './nodes.ts';

/** A data table on a page. */
export interface PageTable {
  /** Name of its data set. */
  readonly set: string;
  /** Line of the file, starting at 1. */
  readonly line: number;
}

/** The data tables of a page, in order. */
export const tablesOf = (tree: Root): readonly PageTable[] =>
  elementsOf(tree, 'DataTable').flatMap((node) => {
    const set = attributeOf(node, 'data');
    return set ? [{ set, line: node.position?.start.line ?? 1 }] : [];
  });
