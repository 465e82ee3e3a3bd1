import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { EXIT, visit } from 'unist-util-visit';

/**
 * Adds the maths stylesheet to documents that contain a formula.
 *
 * Runs after rehype-katex, whose output it detects. Adds the registered component `MathsStylesheet` at the top of the
 * document.
 */
export const rehypeMathsStylesheet: Plugin<[], Root> = () => (tree) => {
  let found = false;
  visit(tree, 'element', ({ properties }) => {
    const { className } = properties;
    if (Array.isArray(className) && className.includes('katex')) {
      found = true;
      return EXIT;
    }
    return undefined;
  });
  if (found) {
    tree.children.unshift({
      type: 'mdxJsxFlowElement',
      name: 'MathsStylesheet',
      attributes: [],
      children: [],
    });
  }
};
