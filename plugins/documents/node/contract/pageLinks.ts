import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { plainFormula } from '../../../formulas/node/plainFormula.ts';
import { type ComponentNode, isElement, textOfAttribute } from '../../../mdx/node/attributes.ts';
import { lineOf } from '../../../mdx/node/faults.ts';
import { typeset } from '../../../typography/node/typeset.ts';

/** A link of a document. */
export interface PageLink {
  /** As written in the document. */
  readonly url: string;
  readonly line: number;
  /** Plain text of the enclosing paragraph, table row, list item, or heading. */
  readonly context: string;
  /** Start of the link text in the context. */
  readonly start: number;
  readonly end: number;
}

/** URLs of reference links, by their identifiers. */
type Definitions = ReadonlyMap<string, string>;

/** Separates the cells of a row in a context. */
const CELL_GAP = ' · ';

/** The path of a link to a page of the site without query and fragment, such as `/docker`; otherwise `undefined`. */
export function sitePath(url: string): string | undefined {
  const path = url.replace(/[?#].*$/s, '');
  return /^\/(?!\/)/.test(path) && !/\.mdx?$/.test(path) ? path : undefined;
}

/** The URL of a node if it's any kind of link in MDX. */
function urlOf(node: Nodes, definitions: Definitions): string | undefined {
  if (node.type === 'link') {
    return node.url;
  }
  if (node.type === 'linkReference') {
    return definitions.get(node.identifier);
  }
  const element = node as ComponentNode;
  return isElement(node)
    ? (textOfAttribute(element, 'href') ?? textOfAttribute(element, 'to') ?? undefined)
    : undefined;
}

/** The plain text of a block, and its links. */
function readBlock(
  block: Nodes,
  definitions: Definitions,
): { readonly text: string; readonly links: readonly PageLink[] } {
  let text = '';
  /** The text, with a letter in the place of each character of code. */
  let prose = '';
  const links: Omit<PageLink, 'context'>[] = [];
  const read = (node: Nodes): void => {
    const start = text.length;
    if (node.type === 'image' || node.type === 'imageReference') {
      text += node.alt ?? '';
    } else if (node.type === 'inlineMath') {
      text += plainFormula(node.value);
    } else if (node.type === 'text' || node.type === 'inlineCode') {
      text += node.value.replace(/\s+/g, ' ');
    } else if (node.type === 'break') {
      text += ' ';
    } else if ('children' in node) {
      node.children.forEach(read);
    }
    const added = text.slice(prose.length);
    prose +=
      node.type === 'inlineCode' || node.type === 'inlineMath' ? 'x'.repeat(added.length) : added;
    const url = urlOf(node, definitions);
    if (url !== undefined) {
      links.push({ url, line: lineOf(node), start, end: text.length });
    }
  };
  read(block);
  const set = typeset(prose);
  const context = text
    .replace(/["' ]/g, (mark, at: number) => (prose[at] === mark ? set.charAt(at) : mark))
    .replace(/\s*\{#[^{}]*\}$/, '');
  return { text: context, links: links.map((link) => ({ ...link, context })) };
}

/** The links of a table row. If a link is the only content of its cell, its context is the full row. */
function readRow(cells: readonly Nodes[], definitions: Definitions): readonly PageLink[] {
  const blocks = cells.map((cell) => readBlock(cell, definitions));
  const row = blocks.map(({ text }) => text.trim()).filter((text) => text !== '');
  const context = row.join(CELL_GAP);
  return blocks.flatMap(({ text, links }) =>
    links.map((link) => {
      const cell = text.trim();
      if (link.end - link.start < cell.length) {
        return link;
      }
      const before = row.slice(0, row.indexOf(cell));
      const start = before.map((other) => other + CELL_GAP).join('').length;
      return { ...link, context, start, end: start + cell.length };
    }),
  );
}

/**
 * Finds the links of a document, in order: Markdown links, reference links, and elements and components with `href` or
 * `to`.
 */
export function linksOf(tree: Root): readonly PageLink[] {
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    definitions.set(identifier, url);
  });
  const links: PageLink[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading') {
      links.push(...readBlock(node, definitions).links);
      return SKIP;
    }
    if (node.type === 'tableRow') {
      links.push(...readRow(node.children, definitions));
      return SKIP;
    }
    const url = urlOf(node, definitions);
    if (url !== undefined) {
      const context = textOf(node);
      links.push({ url, line: lineOf(node), context, start: 0, end: context.length });
    }
    return undefined;
  });
  return links;
}
