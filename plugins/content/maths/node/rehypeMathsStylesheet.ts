import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';

/** Adds `MathsStylesheet` at the top of documents with output of rehype-katex, which runs before. */
export const rehypeMathsStylesheet: Plugin<[], Root> = () => (tree) => {
  let isFound = false;
  visit(tree, 'element', ({ properties: { className } }) => {
    isFound ||= Array.isArray(className) && className.includes('katex');
    return isFound ? EXIT : CONTINUE;
  });
  if (isFound) {
    const nothing = { attributes: [], children: [] };
    tree.children.unshift({ type: 'mdxJsxFlowElement', name: 'MathsStylesheet', ...nothing });
  }
};
