import type { Root as Page } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { HANDLERS } from './handlers.ts';
import { readableContent } from './readable.ts';

const writer = unified()
  // Aligned bars would make a table with one long cell many times as large.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-' })
  .freeze();

/**
 * Converts the content of a rendered page.
 *
 * @param page - the content, which stays as it is
 * @param address - URL of the page
 */
export function articleNodes(page: Page, address: string): RootContent[] {
  const tree = toMdast(readableContent(page, address), { handlers: HANDLERS });
  return (tree as Root).children;
}

/** Writes nodes as Markdown, with a line feed at the end. */
export function markdownOf(children: RootContent[]): string {
  return writer.stringify({ type: 'root', children });
}
