import type { Element, ElementContent, Root } from 'hast';
import type { Nodes, Parents } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toHast } from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { headingsOf } from '../../../mdx/node/headings.ts';
import { parseMdx } from '../../../mdx/node/parse.ts';

/** Returns the rows of the table that a component renders, as plain text; undefined for any other component. */
export type DataRows = (
  component: MdxJsxFlowElement,
) => readonly { readonly id: string; readonly cells: readonly string[] }[] | undefined;

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

/** Whether a node isn't text of the page: a comment, an import, an expression, or the source of a diagram. */
const isSilent = (node: Nodes): boolean =>
  ['comment', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'].includes(node.type) ||
  (node.type === 'code' && node.lang === 'mermaid');

/**
 * Parses the content of a document's source, for a dev server, which doesn't render pages.
 *
 * Headings get the same IDs as on the page. What components render from their attributes is missing, except for the
 * rows of data tables.
 *
 * @param content - MDX without its front matter
 * @throws VFileMessage with the position if the content isn't valid MDX
 */
export function sourceContent(content: string, dataRows: DataRows = () => undefined): Root {
  const tree = parseMdx(content);
  const headings = headingsOf(tree).values();
  visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
    if (isSilent(node)) {
      parent?.children.splice(index ?? 0, 1);
      return index;
    }
    if (node.type === 'heading') {
      const { anchor, text } = headings.next().value ?? { anchor: '', text: '' };
      node.data = { ...node.data, hProperties: { id: anchor } };
      if (text !== textOf(node).trim()) {
        node.children = [{ type: 'text', value: text }];
      }
    } else if (node.type === 'mdxJsxTextElement' || node.type === 'textDirective') {
      node.data = { hName: 'span' };
    } else if (node.type === 'mdxJsxFlowElement') {
      const rows = dataRows(node)?.map(({ id, cells }) =>
        element(
          'tr',
          { id },
          cells.map((value) => element('td', {}, [{ type: 'text', value }])),
        ),
      );
      node.data = rows === undefined ? {} : { hName: 'table', hChildren: rows };
    }
    return undefined;
  });
  const root = toHast(tree);
  return root.type === 'root' ? root : { type: 'root', children: [root as ElementContent] };
}
