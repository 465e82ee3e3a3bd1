import escapeHtml from 'escape-html';
import type { Root as Page } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { HANDLERS } from './handlers.ts';
import { readableContent } from './readable.ts';

/** A document as its copy needs it. */
export interface CopiedDocument {
  readonly title: string;
  readonly description: string;
  /** URL of the document's page. */
  readonly address: string;
  /** Day when the facts were last checked, ISO 8601. */
  readonly verified?: string | undefined;
  /** What the facts were checked against. */
  readonly sources?: readonly { readonly title: string; readonly url: string }[] | undefined;
}

const writer = unified()
  // Aligned bars would make a table with one long cell many times as large.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-' })
  .freeze();

const nodesOf = (page: Page): readonly RootContent[] =>
  (toMdast(page, { handlers: HANDLERS }) as Root).children;

const link = (url: string, text: string) => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/**
 * Writes the Markdown copy of a document: its title, description, address, and the day it was verified; its content;
 * and its sources.
 *
 * @param page - the content of its rendered page; undefined if the page has none
 */
export function copyOf(
  { title, description, address, verified, sources = [] }: CopiedDocument,
  page: Page | undefined,
): string {
  const top = [
    `<h1>${escapeHtml(title)}</h1><blockquote>${escapeHtml(description)}</blockquote>`,
    list([
      `Page: ${link(address, address)}`,
      ...(verified === undefined ? [] : [`Verified: ${verified}`]),
    ]),
  ].join('');
  const bottom = `<h2>Sources</h2>${list(sources.map((source) => link(source.url, source.title)))}`;
  const children = [
    ...nodesOf(fromHtml(top, { fragment: true })),
    ...(page === undefined ? [] : nodesOf(readableContent(page, address))),
    ...(sources.length === 0 ? [] : nodesOf(fromHtml(bottom, { fragment: true }))),
  ];
  return writer.stringify({ type: 'root', children });
}
