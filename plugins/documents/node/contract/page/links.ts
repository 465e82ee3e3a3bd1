import type { Nodes, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { attributeOf, isJsx } from './jsx.ts';

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

/** Separates the cells of a row in a context. */
const CELL_GAP = ' · ';

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** The URL of a node if it's any kind of link in MDX. */
function targetOf(node: Nodes, definitions: ReadonlyMap<string, string>): string | undefined {
  if (node.type === 'link') {
    return node.url;
  }
  if (node.type === 'linkReference') {
    return definitions.get(node.identifier);
  }
  return isJsx(node)
    ? (attributeOf(node, 'href') ?? attributeOf(node, 'to') ?? undefined)
    : undefined;
}

/** The plain text of a block, and its links. */
function readBlock(
  block: Nodes,
  definitions: ReadonlyMap<string, string>,
): { readonly text: string; readonly links: readonly PageLink[] } {
  let text = '';
  const links: Omit<PageLink, 'context'>[] = [];
  const read = (node: Nodes): void => {
    const start = text.length;
    if (node.type === 'image' || node.type === 'imageReference') {
      text += node.alt ?? '';
    } else if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'inlineMath') {
      text += node.value.replace(/\s+/g, ' ');
    } else if (node.type === 'break') {
      text += ' ';
    } else if ('children' in node) {
      for (const child of (node as Parents).children) {
        read(child);
      }
    }
    const url = targetOf(node, definitions);
    if (url !== undefined) {
      links.push({ url, line: lineOf(node), start, end: text.length });
    }
  };
  read(block);
  const context = text.replace(/\s*\{#[^{}]*\}$/, '');
  return { text: context, links: links.map((link) => ({ ...link, context })) };
}

/** The links of a table row. If a link is the only content of its cell, its context is the full row. */
function readRow(
  cells: readonly Nodes[],
  definitions: ReadonlyMap<string, string>,
): readonly PageLink[] {
  const blocks = cells.map((cell) => readBlock(cell, definitions));
  const row = blocks.map(({ text }) => text.trim()).filter((text) => text !== '');
  return blocks.flatMap(({ text, links }) =>
    links.map((link) => {
      if (link.end - link.start < text.trim().length) {
        return link;
      }
      const before = row.slice(0, row.indexOf(text.trim()));
      const start = before.map((cell) => cell + CELL_GAP).join('').length;
      return { ...link, context: row.join(CELL_GAP), start, end: start + text.trim().length };
    }),
  );
}

/**
 * Finds the links of a document, in order: Markdown links, reference links, and elements and components with `href` or
 * `to`.
 *
 * @param tree - the parsed document
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
    const url = targetOf(node, definitions);
    if (url !== undefined) {
      const context = textOf(node);
      links.push({ url, line: lineOf(node), context, start: 0, end: context.length });
    }
    return undefined;
  });
  return links;
}
