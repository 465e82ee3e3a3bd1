import { readFileSync } from 'node:fs';
import type { Code } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** The code blocks of a file, by its syntax as Markdown. */
export function codeBlocksOf(file: string): readonly Code[] {
  const blocks: Code[] = [];
  visit(unified().use(remarkParse).parse(readFileSync(file, 'utf8')), 'code', (node) => {
    blocks.push(node);
  });
  return blocks;
}
