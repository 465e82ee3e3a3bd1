import type { Root } from 'mdast';
import { textOfAttribute } from '../../../mdx/node/attributes.ts';
import { elementsOf } from '../../../mdx/node/nodes.ts';

/** The names of the data sets that a page shows as tables, in order. */
export const tablesOf = (tree: Root): readonly string[] =>
  elementsOf(tree, 'DataTable').flatMap((node) => textOfAttribute(node, 'data') || []);
