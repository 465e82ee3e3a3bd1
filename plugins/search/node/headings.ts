import {
  createSlugger,
  escapeMarkdownHeadingIds,
  parseMarkdownHeadingId,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import { toString as textOf } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A heading as its page shows it. */
export interface Heading {
  /** 1 for `#`, up to 6. */
  readonly level: number;
  /** The id of the rendered heading, without the hash sign. */
  readonly anchor: string;
  /** Plain text: code, emphasis and links without their marks, maths as its source. */
  readonly text: string;
}

/** The syntax that the framework's MDX loader reads, and the library's own addition, maths. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .use(remarkMath);

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
  visit(parser.parse(escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(content))), 'heading', (node) => {
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
