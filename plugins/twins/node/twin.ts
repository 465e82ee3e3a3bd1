import type { Root } from 'hast';
import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import { articleNodes, markdownOf } from './article/markdown.ts';

/** A document as its twin needs it. */
export interface TwinDocument {
  readonly title: string;
  readonly description: string;
  /** URL of the document's page. */
  readonly address: string;
  /** Day when the facts were last checked, ISO 8601. */
  readonly verified?: string | undefined;
  /** What the facts were checked against. */
  readonly sources?: readonly { readonly title: string; readonly url: string }[] | undefined;
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });

const heading = (depth: 1 | 2, title: string): RootContent => ({
  type: 'heading',
  depth,
  children: [text(title)],
});

const link = (url: string, title: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(title)],
});

const list = (items: readonly PhrasingContent[][]): RootContent => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map(
    (children): ListItem => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children }],
    }),
  ),
});

/**
 * Writes the Markdown twin of a document: its title, description, address, and the day it was verified; its content;
 * and its sources.
 *
 * @param page - the content of its rendered page; undefined if the page has none
 */
export function twin(
  { title, description, address, verified, sources = [] }: TwinDocument,
  page: Root | undefined,
): string {
  return markdownOf([
    heading(1, title),
    { type: 'blockquote', children: [{ type: 'paragraph', children: [text(description)] }] },
    list([
      [text('Page: '), link(address, address)],
      ...(verified === undefined ? [] : [[text(`Verified: ${verified}`)]]),
    ]),
    ...(page === undefined ? [] : articleNodes(page, address)),
    ...(sources.length === 0
      ? []
      : [heading(2, 'Sources'), list(sources.map((source) => [link(source.url, source.title)]))]),
  ]);
}
