import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** A heading as rendered on the page. */
export interface Heading {
  /** 1 for `#`, up to 6. */
  readonly level: number;
  /** The ID of the rendered heading, without the hash sign. */
  readonly anchor: string;
  /** Plain text, without Markdown syntax for code, emphasis, and links; maths as its source. */
  readonly text: string;
  /** Line in the parsed text, starting at 1. */
  readonly line: number;
}

/**
 * Finds the headings of a document with the anchors that they'll have on the page.
 *
 * Mirrors the framework's own `headings` plugin: each heading without an explicit ID gets one from the slugger, in
 * document order, regardless of its level.
 *
 * @param tree - the parsed document; isn't modified
 */
export function headingsOf(tree: Root): readonly Heading[] {
  const slugger = createSlugger();
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => {
    const written = textOf(node);
    const { id, text } = parseMarkdownHeadingId(written);
    headings.push({
      level: node.depth,
      anchor: id ?? slugger.slug(written),
      text: text.trim(),
      line: node.position?.start.line ?? 1,
    });
  });
  return headings;
}
