import type { Element, Parents, Root, Text } from 'hast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { formulaWidths } from './formulaWidths.ts';

/** The widest formula that's kept on one line, in em of a formula. It fits beside other words on a phone. */
const WHOLE_EM = 9;

/** What is written directly before a formula, such as a parenthesis. */
const OPENING = /[\p{Ps}\p{Pi}]+$/u;

/** What is written directly after a formula, such as a comma, or "-bit" in "n-bit". */
const ENDING = /^\p{Pd}?[^\s\p{Pd}/]+/u;

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

/** Removes what matches from a text, if it is one, and returns it as a text of its own. */
function cutFrom(node: Parents['children'][number] | undefined, pattern: RegExp): readonly Text[] {
  const [value] = (node?.type === 'text' && pattern.exec(node.value)) || [];
  if (node?.type !== 'text' || value === undefined) {
    return [];
  }
  node.value = node.value.replace(pattern, '');
  return [{ type: 'text', value }];
}

/**
 * Keeps a formula on one line, with what is written directly before and after it. Browsers also break lines between a
 * formula and its comma, because each part of a formula is a box.
 *
 * @param hasParts - whether a line could end within the formula
 * @returns the index of the sibling after it
 */
function keepWhole(parent: Parents, index: number, hasParts: boolean): number {
  const siblings = parent.children as Element['children'];
  const formula = siblings[index] as Element;
  const before = cutFrom(siblings[index - 1], OPENING);
  const after = cutFrom(siblings[index + 1], ENDING);
  if (hasParts || before.length + after.length > 0) {
    siblings[index] = {
      type: 'element',
      tagName: 'span',
      properties: { style: 'white-space:nowrap' },
      children: [...before, formula, ...after],
    };
  }
  return index + 1;
}

/**
 * Gives the parts of formulas in lines of text their widths, so that lines break where they'll break with KaTeX's fonts,
 * which arrive after the text, and not within or beside a short formula. Runs after rehype-katex.
 */
export const rehypeFormulaWidths: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (formula, index, parent) => {
    if (hasClass(formula, 'katex-display')) {
      return SKIP;
    }
    if (!hasClass(formula, 'katex')) {
      return undefined;
    }
    const widths = formulaWidths(sourceOf(formula));
    const rest = [...widths];
    visit(formula, 'element', (part) => {
      if (hasClass(part, 'base')) {
        part.properties.style = `width:${Number(rest.shift()?.toFixed(2))}em`;
      }
    });
    const isShort = widths.reduce((sum, width) => sum + width, 0) <= WHOLE_EM;
    return isShort && parent && index !== undefined
      ? [SKIP, keepWhole(parent, index, widths.length > 1)]
      : SKIP;
  });
};
