import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/** Adds `FormulaStylesheet` at the top of documents with output of rehype-katex, which runs before. */
export const rehypeFormulaStylesheet: Plugin<[], Root> = () => (tree) => {
  let isFound = false;
  visit(tree, 'element', ({ properties }) => {
    const names = Array.isArray(properties.className) ? properties.className : [];
    isFound ||= names.includes('katex');
  });
  if (isFound) {
    const nothing = { attributes: [], children: [] };
    tree.children.unshift({ type: 'mdxJsxFlowElement', name: 'FormulaStylesheet', ...nothing });
  }
};
