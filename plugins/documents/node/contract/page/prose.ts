import type { Nodes, Root } from 'mdast';
import { nodesOf } from '../../../../mdx/node/nodes.ts';

/** The paragraphs, headings, and table cells of a page. */
export const passagesOf = (tree: Root): readonly Nodes[] =>
  nodesOf(tree, 'paragraph', 'tableCell', 'heading');

/** The visible text of a passage, without code. */
export const proseOf = (passage: Nodes): string =>
  nodesOf(passage, 'text', 'inlineMath')
    .map(({ value }) => value)
    .join('');
