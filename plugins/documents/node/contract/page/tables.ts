import type { Root } from 'mdast';
import { textOfAttribute } from '../../../../mdx/node/attributes.ts';
import { lineOf } from '../../../../mdx/node/faults.ts';
import { elementsOf } from '../../../../mdx/node/nodes.ts';

/** The data tables of a page, in order: the names of their data sets, and their lines. */
export const tablesOf = (tree: Root): readonly { readonly set: string; readonly line: number }[] =>
  elementsOf(tree, 'DataTable').flatMap((node) => {
    const set = textOfAttribute(node, 'data');
    return set ? [{ set, line: lineOf(node) }] : [];
  });
