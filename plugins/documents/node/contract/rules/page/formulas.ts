import katex from 'katex';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../finding.ts';
import type { PageRule } from '../rule.ts';

/** KaTeX's error for a formula; `undefined` if it renders. */
function faultOf(formula: string): string | undefined {
  try {
    katex.renderToString(formula, { throwOnError: true, strict: 'error' });
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/^KaTeX parse error: /, '');
  }
}

/** The page would show an invalid formula as red text. */
export const formulas: PageRule = {
  name: 'formulas',
  description: 'Each formula is one that KaTeX can render.',
  holdsForDrafts: true,
  check: ({ tree }) => {
    const problems: Problem[] = [];
    visit(tree, ['math', 'inlineMath'], (node) => {
      const fault = 'value' in node ? faultOf(node.value) : undefined;
      if (fault !== undefined) {
        problems.push({
          line: node.position?.start.line ?? 1,
          message: `the formula can't be rendered: ${fault}; correct it`,
        });
      }
    });
    return problems;
  },
};
