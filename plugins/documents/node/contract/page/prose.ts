import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** The paragraphs, headings, and table cells of a page. */
export function passagesOf(tree: Root): readonly Nodes[] {
  const passages: Nodes[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'tableCell' || node.type === 'heading') {
      passages.push(node);
    }
  });
  return passages;
}

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
