import type { Blockquote, Paragraph, Parents } from 'mdast';

/**
 * Folds blocks into a `details` element.
 *
 * @param parent - of the blocks
 * @param index - of the first block
 * @param length - number of the blocks
 * @param title - what readers see of them
 */
export function fold(parent: Parents, index: number, length: number, title: string): void {
  const summary: Paragraph = {
    type: 'paragraph',
    data: { hName: 'summary' },
    children: [{ type: 'text', value: title }],
  };
  const blocks = parent.children.slice(index, index + length) as Blockquote['children'];
  const details: Blockquote = {
    type: 'blockquote',
    data: { hName: 'details' },
    children: [summary, ...blocks],
  };
  (parent.children as Blockquote['children']).splice(index, length, details);
}
