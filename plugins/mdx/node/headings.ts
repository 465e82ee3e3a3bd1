import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { lineOf } from './faults.ts';
import { nodesOf } from './nodes.ts';

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
 * Finds the headings of a document with the anchors that they'll have on the page. Like in the framework's own
 * `headings` plugin, each one without an explicit ID gets one from the slugger, in document order.
 */
export function headingsOf(tree: Root): readonly Heading[] {
  const slugger = createSlugger();
  return nodesOf(tree, 'heading').map((node) => {
    const written = textOf(node);
    const { id, text } = parseMarkdownHeadingId(written);
    const anchor = id ?? slugger.slug(written);
    return { level: node.depth, anchor, text: text.trim(), line: lineOf(node) };
  });
}
