import katex from 'katex';
import { faultAt } from '../../../../../mdx/node/faults.ts';
import { nodesOf } from '../../page/nodes.ts';
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
  check: ({ tree }) =>
    nodesOf(tree, 'math', 'inlineMath').flatMap((node) => {
      const fault = faultOf(node.value);
      return fault === undefined
        ? []
        : [faultAt(node, `the formula can't be rendered: ${fault}; correct it`)];
    }),
};
