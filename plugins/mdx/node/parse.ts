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

/** The framework's preprocessing of a text, which preserves line numbers. */
const prepared = (text: string): string =>
  admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(text)), [
    ...ADMONITIONS,
  ]);

/** Turns text directives without a label and attributes, as in "3:pm", back into text; returns whether there were any. */
function withoutBareDirectives(tree: Root): boolean {
  let found = false;
  visit(tree, 'textDirective', ({ name, attributes, children }, index, parent) => {
    if (children.length === 0 && Object.keys(attributes ?? {}).length === 0) {
      parent?.children.splice(index ?? 0, 1, { type: 'text', value: `:${name}` });
      found = true;
    }
  });
  return found;
}

/** Parses MDX without front matter like the framework. Throws a VFileMessage with the position if it isn't valid. */
export function parseMdx(content: string): Root {
  const tree = parser.parse(prepared(content));
  withoutBareDirectives(tree);
  return tree;
}

/** A file as the framework's parser produces it. */
export interface ParsedFile {
  /** The input of the framework's parser. */
  readonly source: string;
  /** The resulting tree, including the front matter. */
  readonly tree: Root;
}

/**
 * Parses a complete file like the framework. Positions are relative to the file.
 *
 * @param text - MDX with its front matter
 * @returns the tree without the front matter, which must not be modified; and the result of the framework's own parser
 *   if it would be the same tree
 * @throws VFileMessage with the position if the text isn't valid MDX
 */
export function parseFile(text: string): { readonly tree: Root; readonly parsed?: ParsedFile } {
  const source = prepared(text);
  const tree = parser.parse(source);
  const isSame = !withoutBareDirectives(tree);
  const children = tree.children.filter(({ type }) => type !== 'yaml');
  return { tree: { ...tree, children }, ...(isSame && { parsed: { source, tree } }) };
}

/** Parses a complete file outside the build. Throws an Error with file and line if the text isn't valid MDX. */
export function treeOf({ file, text }: { readonly file: string; readonly text: string }): Root {
  try {
    return parseFile(text).tree;
  } catch (error) {
    const { line, reason } = error as { line?: number; reason: string };
    throw new Error(`${file}:${line ?? 1}: ${reason}`, { cause: error });
  }
}
