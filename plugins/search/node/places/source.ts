import type { Element, ElementContent, Root } from 'hast';
import type { Nodes, Parents } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { type State, toHast } from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { headingsOf } from '../../../mdx/node/headings.ts';
import { parseMdx } from '../../../mdx/node/parse.ts';

/** Creates a handler that replaces an MDX node with its children: of a component, or an admonition. */
function contentOf(tagName: string) {
  return (state: State, node: Parents): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children: state.all(node),
  });
}

const nothing = () => undefined;

/** Returns the rows of the table that a component renders, as plain text; undefined for any other component. */
export type DataRows = (
  component: MdxJsxFlowElement,
) => readonly { readonly id: string; readonly cells: readonly string[] }[] | undefined;

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

/** Creates a handler that replaces a component with its data table, or else with its children. */
function component(dataRows: DataRows) {
  const asDivision = contentOf('div');
  return (state: State, node: MdxJsxFlowElement): Element => {
    const rows = dataRows(node);
    if (rows === undefined) {
      return asDivision(state, node);
    }
    const cell = (value: string) => element('td', {}, [{ type: 'text', value }]);
    return element(
      'table',
      {},
      rows.map(({ id, cells }) => element('tr', { id }, cells.map(cell))),
    );
  };
}

const HANDLERS = {
  mdxJsxTextElement: contentOf('span'),
  containerDirective: contentOf('div'),
  leafDirective: contentOf('div'),
  textDirective: contentOf('span'),
  mdxjsEsm: nothing,
  mdxFlowExpression: nothing,
  mdxTextExpression: nothing,
  comment: nothing,
};

/** Language of diagrams, whose source isn't text of the page. */
const DIAGRAM = 'mermaid';

/**
 * Parses the content of a document's source, for a dev server, which doesn't render pages.
 *
 * Headings get the same IDs as on the page. What components render from their attributes is missing, except for the
 * rows of data tables.
 *
 * @param content - MDX without its front matter
 * @param dataRows - returns the rows of data tables
 * @throws VFileMessage with the position if the content isn't valid MDX
 */
export function sourceContent(content: string, dataRows: DataRows = () => undefined): Root {
  const tree = parseMdx(content);
  const headings = headingsOf(tree).values();
  visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
    if (node.type === 'heading') {
      const { anchor, text } = headings.next().value ?? { anchor: '', text: '' };
      node.data = { ...node.data, hProperties: { id: anchor } };
      if (text !== textOf(node).trim()) {
        node.children = [{ type: 'text', value: text }];
      }
    }
    if (node.type === 'code' && node.lang === DIAGRAM && parent !== undefined) {
      parent.children.splice(index ?? 0, 1);
      return index;
    }
    return undefined;
  });
  const root = toHast(tree, {
    handlers: { ...HANDLERS, mdxJsxFlowElement: component(dataRows) } as never,
  });
  return root.type === 'root' ? root : { type: 'root', children: [root as ElementContent] };
}
