import type { Nodes, Root } from 'mdast';
import { nodesOf } from './nodes.ts';

/** The paragraphs, headings, and table cells of a page. */
export const passagesOf = (tree: Root): readonly Nodes[] =>
  nodesOf(tree, 'paragraph', 'tableCell', 'heading');

/** The visible text of a passage, without code. */
export function proseOf(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return '';
  }
  return 'children' in node
    ? node.children.map(proseOf).join('')
    : 'value' in node
      ? node.value
      : '';
}
