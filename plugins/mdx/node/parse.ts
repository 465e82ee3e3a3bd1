import { escapeMarkdownHeadingIds, unwrapMdxCodeBlocks } from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** The syntax that the framework's MDX loader reads, and the library's own addition, maths. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .use(remarkMath);

/**
 * Reads a document as the framework's MDX loader does.
 *
 * @param content - MDX without its front matter
 * @throws VFileMessage naming the place when the content is not valid MDX
 */
export function parseDocument(content: string): Root {
  return parser.parse(escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(content)));
}
