import katex from 'katex';
import { expect, test } from 'vitest';
import { charactersOf } from '../../../../../../plugins/content/maths/node/charactersOf.ts';

/** The characters of a formula, as strings, on a page with text around it. */
function ofFormula(tex: string, change: (html: string) => string = (html) => html) {
  const { variables, others } = charactersOf([change(`<p>Q ${katex.renderToString(tex)} Q</p>`)]);
  return { variables: [...variables].sort().join(''), others: [...others].sort().join('') };
}

test('variables are told from what else a formula has', () => {
  expect(ofFormula('\\frac{x_1}{\\sqrt{\\pi}} + \\text{Rest}')).toEqual({
    variables: 'xπ',
    others: '&+1<>Rest\u200b',
  });
});

test('a bold variable is one', () => {
  expect(ofFormula('\\boldsymbol{z}').variables).toBe('z');
});

test('characters that HTML refers to by their names are there', () => {
  expect(ofFormula('a < b').others).toContain('<');
});

test('a minified page says the same', () => {
  const tex = 'E = m c^2 \\cdot \\left(\\sum_i k_i\\right)';
  const minified = ofFormula(tex, (html) => html.replaceAll(/class="([\w-]+)"/g, 'class=$1'));
  expect(minified).toEqual(ofFormula(tex));
  expect(minified.variables).toBe('Ecikm');
});

test('formulas of all pages are counted, and pages without one', () => {
  const { variables } = charactersOf([
    '<p>none',
    katex.renderToString('a'),
    katex.renderToString('b'),
  ]);
  expect([...variables]).toEqual(['a', 'b']);
});
