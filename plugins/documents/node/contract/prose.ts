import type { Nodes, Root } from 'mdast';
import { nodesOf } from '../../../mdx/node/nodes.ts';

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

/** Elements whose content isn't words: `<Keys>g g</Keys>` is one key, pressed twice. */
const NOT_WORDS: readonly (string | null)[] = ['Keys', 'kbd', 'code'];

/** The text of a passage with its line breaks, and a sign in the place of code and other things between words. */
export function textWithGaps(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'break') {
    return '\n';
  }
  const isObject = node.type === 'mdxJsxTextElement' && NOT_WORDS.includes(node.name);
  return !isObject && 'children' in node && node.children.length > 0
    ? node.children.map(textWithGaps).join('')
    : OBJECT;
}
