import katex from 'katex';
import { expect, test } from 'vitest';
import { charactersOf } from '../../../../../plugins/formulas/node/subsetFonts.ts';

/** The characters of a formula, as strings, on a page with text around it. */
const ofFormula = (tex: string, change: (html: string) => string = (html) => html) =>
  [...charactersOf([change(`<p>Q ${katex.renderToString(tex)} Q</p>`)])].sort().join('');

test('the variables and the text of a formula are found', () => {
  expect(ofFormula('\\frac{x_1}{\\sqrt{\\pi}} + \\text{Rest}')).toBe('&+1<>Restxπ\u200b');
});

test('characters that HTML refers to by their names are there', () => {
  expect(ofFormula('a < b')).toContain('<');
});

test('a minified page says the same', () => {
  const tex = 'E = m c^2 \\cdot \\left(\\sum_i k_i\\right)';
  const minified = ofFormula(tex, (html) => html.replaceAll(/class="([\w-]+)"/g, 'class=$1'));
  expect(minified).toEqual(ofFormula(tex));
  expect(minified).toMatch(/E.*c.*i.*k.*m/);
});

test('formulas of all pages are counted, and pages without one', () => {
  const pages = ['<p>none', katex.renderToString('a'), katex.renderToString('b')];
  expect([...charactersOf(pages)].sort().join('')).toBe('&<>ab');
});

test('a formula that its page cuts off counts up to the end of the page', () => {
  const cut = '<p>Q<span class=katex-html><span class=mord>a</span><span class=mord>b';
  expect([...charactersOf([cut])].sort().join('')).toBe('&<>ab');
});

test('text around formulas, and in other spans and tags, asks for nothing', () => {
  const page = `<span class="note">Q</span>${katex.renderToString('a')}<b>R</b> <i>S</i><span>T</span>${katex.renderToString('b')}U`;
  expect([...charactersOf([page])].sort().join('')).toBe('&<>ab');
});
