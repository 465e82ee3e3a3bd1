import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** A heading as its page shows it. */
export interface Heading {
  /** 1 for `#`, up to 6. */
  readonly level: number;
  /** The id of the rendered heading, without the hash sign. */
  readonly anchor: string;
  /** Plain text: code, emphasis and links without their marks, maths as its source. */
  readonly text: string;
  /** Where it is in the parsed text, from 1. */
  readonly line: number;
}

/**
 * The headings of a document with the anchors that its page will have.
 *
 * Follows the framework's own `headings` plugin step by step: each heading without an id of its
 * own takes one from the slugger, in the order of the document, whatever its level.
 *
 * @param tree - the parsed document, which is left as it is
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
