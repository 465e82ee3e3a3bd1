import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { PageRule } from '../rule.ts';

/** Maximum number of words in the opening paragraph. */
export const MOST_WORDS = 60;

/** Comments and code, which render nothing. */
const isSilent = (node: RootContent): boolean =>
  node.type === 'mdxjsEsm' ||
  (node.type as string) === 'comment' ||
  (node.type === 'mdxFlowExpression' && /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value));

/** The first screen must answer the reader's question. */
export const opening: PageRule = {
  name: 'opening',
  description: `The page begins with a paragraph of at most ${MOST_WORDS} words.`,
  holdsForDrafts: true,
  check: ({ tree, frontMatter }) => {
    const first = tree.children.find((node) => !isSilent(node));
    const line = first?.position?.start.line ?? frontMatter.length + 1;
    if (first?.type !== 'paragraph') {
      return [
        {
          line,
          message: `the page does not begin with a paragraph; answer its main question there, in at most ${MOST_WORDS} words`,
        },
      ];
    }
    const words = textOf(first)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    return words <= MOST_WORDS
      ? []
      : [
          {
            line,
            message: `the opening paragraph has ${words} words; cut it to ${MOST_WORDS}, and move the rest below it`,
          },
        ];
  },
};
