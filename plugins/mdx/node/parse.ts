import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** The syntax that the framework's MDX loader supports, plus the library's own addition, maths. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .use(remarkMath)
  .freeze();

/** The kinds of admonitions that the framework supports; their titles don't need brackets. */
export const ADMONITIONS: readonly string[] =
  'secondary info success danger note tip warning important caution'.split(' ');

/** Turns text directives without a label and attributes, as in "3:pm", back into text. */
function restoreBareDirectives(tree: Root): void {
  visit(tree, 'textDirective', ({ name, attributes, children }, index, parent) => {
    if (children.length === 0 && Object.keys(attributes ?? {}).length === 0) {
      parent?.children.splice(index ?? 0, 1, { type: 'text', value: `:${name}` });
    }
  });
}

/** The framework's preprocessing, which preserves line numbers. Offsets in a tree are those in its result. */
export const preprocessed = (text: string): string =>
  admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(text)), [
    ...ADMONITIONS,
  ]);

/**
 * Parses MDX like the framework. Lines are those of the text; the front matter isn't in the tree.
 *
 * @throws VFileMessage with the position if the text isn't valid MDX
 */
export function parseMdx(text: string): Root {
  const tree = parser.parse(preprocessed(text));
  restoreBareDirectives(tree);
  tree.children = tree.children.filter(({ type }) => type !== 'yaml');
  return tree;
}

/** Parses a file outside the build. Throws an Error with file and line if the text isn't valid MDX. */
export function treeOf({ file, text }: { readonly file: string; readonly text: string }): Root {
  try {
    return parseMdx(text);
  } catch (error) {
    const { line, reason } = error as { line?: number; reason: string };
    throw new Error(`${file}:${line ?? 1}: ${reason}`, { cause: error });
  }
}
