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

/** The syntax that the framework's MDX loader reads, and the library's own addition, maths. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .use(remarkMath)
  .freeze();

/** The kinds of admonitions that the framework knows; their titles need no brackets. */
export const ADMONITIONS: readonly string[] = [
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

/** The framework's own preparation of a text. Lines keep their numbers. */
const prepared = (text: string): string =>
  admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(text)), [
    ...ADMONITIONS,
  ]);

/**
 * Makes text of colons before words, as in "3:pm", that have neither a label nor attributes.
 *
 * @returns whether there was one
 */
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

/**
 * Parses a text as the framework does, its own preparation included.
 *
 * @param content - MDX without its front matter
 * @throws VFileMessage naming the place when the content is not valid MDX
 */
export function parseMdx(content: string): Root {
  const tree = parser.parse(prepared(content));
  withoutBareDirectives(tree);
  return tree;
}

/** A file as the framework parses it. */
export interface ParsedFile {
  /** The text that it is given to its parser. */
  readonly source: string;
  /** What the parser makes of it, the front matter among it. */
  readonly tree: Root;
}

/**
 * Parses a whole file as the framework does; positions are those in the file.
 *
 * @param text - MDX with its front matter
 * @returns its tree without the front matter, to be read only, and what the framework's own parser would
 *   make of it, where that is the same tree
 * @throws VFileMessage naming the place when the text is not valid MDX
 */
export function parseFile(text: string): { readonly tree: Root; readonly parsed?: ParsedFile } {
  const source = prepared(text);
  const tree = parser.parse(source);
  const content = (): Root => ({
    ...tree,
    children: tree.children.filter(({ type }) => type !== 'yaml'),
  });
  return withoutBareDirectives(tree)
    ? { tree: content() }
    : { tree: content(), parsed: { source, tree } };
}
