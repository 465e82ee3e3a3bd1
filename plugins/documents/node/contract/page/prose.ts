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

/** Stands for whatever isn't text: code, keys, a formula, a picture, or a component without content. */
const OBJECT = '\uFFFC';

/** The text of a passage with its line breaks, and a sign in the place of code and other things between words. */
export function textWithGaps(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'break') {
    return '\n';
  }
  if ('name' in node && node.name === 'Keys') {
    return OBJECT;
  }
  return 'children' in node && node.children.length > 0
    ? node.children.map(textWithGaps).join('')
    : OBJECT;
}
