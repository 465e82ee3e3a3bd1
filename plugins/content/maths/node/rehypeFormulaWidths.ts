import type { Element, Root, Text } from 'hast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { formulaWidths } from './formulaWidths.ts';

const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

/** A formula's source, which KaTeX keeps beside what it shows. */
function sourceOf(formula: Element): string {
  let source = '';
  visit(formula, 'element', ({ tagName, children }) => {
    if (tagName === 'annotation') {
      source = (children as readonly Text[]).map(({ value }) => value).join('');
    }
  });
  return source;
}

/**
 * Gives the parts of formulas in lines of text their widths, so that lines break where they'll break with KaTeX's fonts,
 * which arrive after the text. Runs after rehype-katex.
 */
export const rehypeFormulaWidths: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (formula) => {
    if (hasClass(formula, 'katex-display')) {
      return SKIP;
    }
    if (!hasClass(formula, 'katex')) {
      return undefined;
    }
    const widths = [...formulaWidths(sourceOf(formula))];
    visit(formula, 'element', (part) => {
      if (hasClass(part, 'base')) {
        part.properties.style = `width:${Number(widths.shift()?.toFixed(2))}em`;
      }
    });
    return SKIP;
  });
};
