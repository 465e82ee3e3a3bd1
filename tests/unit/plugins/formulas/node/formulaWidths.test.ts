import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import katex from 'katex';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { formulaWidths } from '../../../../../plugins/formulas/node/formulaWidths.ts';
import { rehypeFormulaWidths } from '../../../../../plugins/formulas/node/rehypeFormulaWidths.ts';

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

/** HTML after the plugin. */
function transformed(html: string): Root {
  const tree: Root = fromHtml(html, { fragment: true });
  const transform = rehypeFormulaWidths.call({} as never) as (tree: Root) => void;
  transform(tree);
  return tree;
}

/** The widths of the parts of a formula after the plugin. */
function widthsIn(html: string): readonly unknown[] {
  const tree = transformed(html);
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

/** The texts that a line can't break in: the sources of formulas, and what is around them. */
function wholesIn(html: string): readonly string[] {
  const wholes: string[] = [];
  visit(transformed(html), 'element', (element) => {
    if (element.properties.style === 'white-space:nowrap') {
      const parts = element.children.map((child) =>
        child.type === 'text' ? child.value : /tex">([^<]+)</.exec(toHtml(child))?.[1],
      );
      wholes.push(parts.join(''));
    }
  });
  return wholes;
}

test.each([
  ['with its comma', 'so $1+2$, and', ['1+2,']],
  ['in parentheses', 'so ($1+2$). And', ['(1+2).']],
  ['with the rest of a word', '$N$-bit, $N$th, $N$–$P$', ['N-bit,', 'Nth,']],
  ['with parts', 'so $1+2$ and', ['1+2']],
  ['and another one', '$N$, $P$.', ['N,', 'P.']],
])('a short formula stays on one line %s', (_, text, wholes) => {
  const html = text.replace(/\$([^$]+)\$/g, (_match, source: string) =>
    katex.renderToString(source),
  );
  expect(wholesIn(`<p>${html}</p>`)).toEqual(wholes);
});

test('a formula of one part stays as it is, and a long one can break', () => {
  const long = Array.from({ length: 12 }, () => 'N').join('+');
  expect(wholesIn(`<p>so ${katex.renderToString('N')} and</p>`)).toEqual([]);
  expect(wholesIn(`<p>so ${katex.renderToString(long)}, and</p>`)).toEqual([]);
});
