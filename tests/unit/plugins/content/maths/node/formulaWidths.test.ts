import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import katex from 'katex';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { formulaWidths } from '../../../../../../plugins/content/maths/node/formulaWidths.ts';
import { rehypeFormulaWidths } from '../../../../../../plugins/content/maths/node/rehypeFormulaWidths.ts';

/** The sums are of characters (digits have 0.5 em), spaces around signs, and smaller sizes. */
test.each([
  ['12,345', [0.5 * 5 + 0.27778 + 0.1667]],
  ['x', [0.57153]],
  ['1+2', [0.5 + 0.2222 + 0.77778 + 0.2222, 0.5]],
  ['1^2', [0.5 + 0.7 * 0.5 + 0.05]],
  ['\\frac{1}{23}', [0.12 + 0.7 * 1 + 0.12]],
  ['\\text{ai}', [0.5 + 0.27778]],
  ['TP', [0.58472 + 0.64195 + 0.13889]],
])('the parts of %s have their widths', (source, widths) => {
  const computed = formulaWidths(source);
  expect(computed).toHaveLength(widths.length);
  widths.forEach((width, index) => void expect(computed[index]).toBeCloseTo(width, 2));
});

/** The widths of the parts of a formula after the plugin. */
function widthsIn(html: string): readonly unknown[] {
  const tree: Root = fromHtml(html, { fragment: true });
  const transform = rehypeFormulaWidths.call({} as never) as (tree: Root) => void;
  transform(tree);
  const parts: Element[] = [];
  visit(tree, 'element', (element) => {
    if ([element.properties.className].flat().includes('base')) {
      parts.push(element);
    }
  });
  return parts.map(({ properties }) => properties.style);
}

test('a formula in a line gets them, and one on a line of its own keeps its own', () => {
  expect(widthsIn(katex.renderToString('1 < 2'))).toEqual(['width:1.83em', 'width:0.5em']);
  expect(widthsIn(katex.renderToString('1 < 2', { displayMode: true }))).toEqual([
    undefined,
    undefined,
  ]);
});
