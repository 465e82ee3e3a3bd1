import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** The syntax that the framework's MDX loader reads, and the library's own addition, maths. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .use(remarkMath)
  .freeze();

/** The kinds of admonitions that the framework knows; their titles can stand without brackets. */
const ADMONITIONS = [
  'secondary',
  'info',
  'success',
  'danger',
  'note',
  'tip',
  'warning',
  'important',
  'caution',
];

/**
 * Parses a document as the framework does, its own preparation of the text included. Lines keep their
 * numbers, so that a text whose front matter is blanked out gives positions in the file.
 *
 * @param content - MDX without its front matter
 * @throws VFileMessage naming the place when the content is not valid MDX
 */
export function parseMdx(content: string): Root {
  const prepared = admonitionTitleToDirectiveLabel(
    escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(content)),
    ADMONITIONS,
  );
  const tree = parser.parse(prepared);
  visit(tree, 'textDirective', ({ name, attributes, children }, index, parent) => {
    // A colon before a word, as in "3:pm", is text unless it is given a label or attributes.
    if (children.length === 0 && Object.keys(attributes ?? {}).length === 0) {
      parent?.children.splice(index ?? 0, 1, { type: 'text', value: `:${name}` });
    }
  });
  return tree;
}
