import {
  admonitionTitleToDirectiveLabel,
  createSlugger,
  escapeMarkdownHeadingIds,
  parseMarkdownHeadingId,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import type { Element, ElementContent, Root } from 'hast';
import type { Nodes, Parents } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { type State, toHast } from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** The syntax that the framework's MDX loader reads, and the library's own addition, maths. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .use(remarkMath);

/** A node of MDX that stands for what is in it: a component's children, an admonition's paragraphs. */
function contentOf(tagName: string) {
  return (state: State, node: Parents): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children: state.all(node),
  });
}

const nothing = () => undefined;

/** The cells of a data set's rows as plain text, by the rows' ids; undefined where there is no such set. */
export type DataRows = (
  name: string,
) => readonly { readonly id: string; readonly cells: readonly string[] }[] | undefined;

const cell = (value: string): Element => ({
  type: 'element',
  tagName: 'td',
  properties: {},
  children: [{ type: 'text', value }],
});

/** The table of a data set, for the component that names one. */
function tableOf(name: string, dataRows: DataRows): Element {
  return {
    type: 'element',
    tagName: 'table',
    properties: {},
    children: (dataRows(name) ?? []).map(({ id, cells }) => ({
      type: 'element',
      tagName: 'tr',
      properties: { id },
      children: cells.map(cell),
    })),
  };
}

/** What stands for a component: its table if it is one of data, or else what is in it. */
function component(dataRows: DataRows) {
  const asDivision = contentOf('div');
  return (state: State, node: MdxJsxFlowElement): Element => {
    const data = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'data',
    );
    return node.name === 'DataTable' && typeof data?.value === 'string'
      ? tableOf(data.value, dataRows)
      : asDivision(state, node);
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

/** The admonitions that the framework knows. */
const ADMONITIONS = 'secondary info success danger note tip warning important caution'.split(' ');

/** What the framework does to a text before it reads it as MDX. */
function preprocess(content: string): string {
  const escaped = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(content));
  return admonitionTitleToDirectiveLabel(escaped, ADMONITIONS);
}

/** Names diagrams, whose source is no text of the page. */
const DIAGRAM = 'mermaid';

/**
 * The content of a document as its source has it, for a server that renders no pages.
 *
 * Headings get the ids that their page will have, as the framework's own `headings` plugin gives
 * them: each without an id of its own takes one from the slugger, in the order of the document,
 * whatever its level. What components make of their attributes is not in the source, nor here.
 *
 * @param content - MDX without its front matter
 * @param dataRows - the data sets that documents show as tables
 * @throws VFileMessage naming the place when the content is not valid MDX
 */
export function sourceContent(content: string, dataRows: DataRows = () => undefined): Root {
  const tree = parser.parse(preprocess(content));
  const slugger = createSlugger();
  visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
    if (node.type === 'heading') {
      const written = textOf(node);
      const { id, text } = parseMarkdownHeadingId(written);
      node.data = { ...node.data, hProperties: { id: id ?? slugger.slug(written) } };
      if (id !== undefined) {
        node.children = [{ type: 'text', value: text.trim() }];
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
