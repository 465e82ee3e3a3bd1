import katex from 'katex';
import type { Nodes } from 'mdast';
import { faultAt } from '../../../../mdx/node/faults.ts';
import { nodesOf } from '../../../../mdx/node/nodes.ts';
import { preprocessed } from '../../../../mdx/node/parse.ts';
import { passagesOf } from '../prose.ts';
import type { PageRule } from './rule.ts';

/**
 * A formula between prices: `$15 here and $20` has a space before its second dollar sign and a digit after it. Pandoc
 * has the same rule for what isn't a formula.
 *
 * @see https://pandoc.org/MANUAL.html#extension-tex_math_dollars
 */
const isPrice = ({ position }: Nodes, source: string): boolean => {
  const { start, end } = position ?? {};
  const written = source.slice(start?.offset ?? 0, end?.offset ?? 0);
  const next = source.charAt(end?.offset ?? 0);
  return /^\$(?!\$)/.test(written) && (/^\$\s|\s\$$/.test(written) || /\d/.test(next));
};

/** The page would show an invalid formula as red text. */
export const formulas: PageRule = {
  description: 'Each formula is one that KaTeX can render.',
  check: ({ tree, text }) => {
    const source = preprocessed(text);
    return nodesOf(tree, 'math', 'inlineMath').flatMap((node) => {
      if (isPrice(node, source)) {
        return [];
      }
      try {
        katex.renderToString(node.value, { throwOnError: true, strict: 'error' });
        return [];
      } catch (error) {
        const fault = (error as Error).message.replace(/^KaTeX parse error: /, '');
        return [faultAt(node, `the formula can't be rendered: ${fault}; correct it`)];
      }
    });
  },
};

/** What isn't escaped in a text. A dollar sign before a digit is a price if there's only one. */
const LONE_DOLLAR = /(?<!\\)\$(?!\d)/;

const hasLoneDollar = (passage: Nodes, source: string): boolean =>
  nodesOf(passage, 'text').some(
    ({ position }) =>
      position !== undefined &&
      LONE_DOLLAR.test(source.slice(position.start.offset ?? 0, position.end.offset ?? 0)),
  );

/** Two prices in a paragraph are a formula to Markdown, with the words between them as letters. */
export const dollars: PageRule = {
  description: 'A dollar sign outside a formula has a backslash before it, as in `\\$`.',
  check: ({ tree, text }) => {
    const source = preprocessed(text);
    return passagesOf(tree).flatMap((passage) => {
      const wrong = nodesOf(passage, 'inlineMath').find((node) => isPrice(node, source));
      if (wrong !== undefined) {
        const message = `"$${wrong.value}$" would be a formula; write \\$ for each dollar sign`;
        return [faultAt(passage, message)];
      }
      const message = 'a $ has no partner; write \\$ for a dollar sign, or close the formula';
      return hasLoneDollar(passage, source) ? [faultAt(passage, message)] : [];
    });
  },
};

/** Whether a formula in a block ends with its `$$`. */
const isClosed = ({ type, position }: Nodes, source: string): boolean =>
  type !== 'math' || source.slice(0, position?.end.offset).endsWith('$$');

/** Commands whose argument is text, or a name that LaTeX has. */
const TEXT_COMMAND =
  /\\(?:text\w*|math\w+|operatorname\*?|begin|end|tag|color|textcolor|href)\{[^{}]*\}/g;

/** LaTeX sets a word as a product of its letters, and a formula within two `$$` on one line as part of the text. */
export const formulaText: PageRule = {
  description: 'Words in a formula are in `\\text{…}`, and `$$` are on lines of their own.',
  check: ({ tree, text }) => {
    const source = preprocessed(text);
    return [
      ...nodesOf(tree, 'math', 'inlineMath').flatMap((node) => {
        if (isPrice(node, source) || !isClosed(node, source)) {
          return [];
        }
        const letters = node.value.replace(TEXT_COMMAND, '').replace(/\\[A-Za-z]+/g, '');
        const [word] = /[A-Za-z]{3,}/.exec(letters) ?? [];
        const message = `"${word}" in the formula is set as letters; write \\text{${word}}`;
        return word === undefined ? [] : [faultAt(node, message)];
      }),
      ...nodesOf(tree, 'paragraph').flatMap((node) => {
        const [only, ...others] = node.children;
        const isBlock =
          only?.type === 'inlineMath' &&
          others.length === 0 &&
          source.startsWith('$$', only.position?.start.offset);
        const message = 'the formula is set as part of a text; put its $$ on lines of their own';
        return isBlock ? [faultAt(node, message)] : [];
      }),
    ];
  },
};
