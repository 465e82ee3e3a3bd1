import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseDocument } from '../../mdx/node/parse.ts';

/** A heading as its page shows it. */
export interface Heading {
  /** 1 for `#`, up to 6. */
  readonly level: number;
  /** The id of the rendered heading, without the hash sign. */
  readonly anchor: string;
  /** Plain text: code, emphasis and links without their marks, maths as its source. */
  readonly text: string;
}

/**
 * The headings of a document with the anchors that its page will have.
 *
 * Follows the framework's own `headings` plugin step by step: each heading without an id of its
 * own takes one from the slugger, in the order of the document, whatever its level.
 *
 * @param content - MDX without its front matter
 * @throws VFileMessage naming the place when the content is not valid MDX
 */
export function headingsOf(content: string): readonly Heading[] {
  const slugger = createSlugger();
  const headings: Heading[] = [];
  visit(parseDocument(content), 'heading', (node) => {
    const written = textOf(node);
    const { id, text } = parseMarkdownHeadingId(written);
    headings.push({
      level: node.depth,
      anchor: id ?? slugger.slug(written),
      text: text.trim(),
    });
  });
  return headings;
}
