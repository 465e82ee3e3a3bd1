import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { rehypeFormulaStylesheet } from '../../../../../plugins/formulas/node/rehypeFormulaStylesheet.ts';

const element = (className: unknown, ...children: Element[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className } as Element['properties'],
  children,
});

/** A document's children after the plugin. */
function childrenAfter(...children: Element[]): Root['children'] {
  const tree: Root = { type: 'root', children };
  const transform = rehypeFormulaStylesheet.call({} as never) as (tree: Root) => void;
  transform(tree);
  return tree.children;
}

/** The names or tags of a document's children after the plugin. */
function namesAfter(...children: Element[]): readonly string[] {
  return childrenAfter(...children).map((child) =>
    'name' in child && typeof child.name === 'string' ? child.name : child.type,
  );
}

test('a document with a formula gets the stylesheet at its top, once', () => {
  const formula = () => element(['katex']);
  expect(namesAfter(element([]), element([], element(['x'], formula())), formula())).toEqual([
    'FormulaStylesheet',
    'element',
    'element',
    'element',
  ]);
});

test('the stylesheet is a component without attributes and content', () => {
  expect(childrenAfter(element(['katex']))[0]).toEqual({
    type: 'mdxJsxFlowElement',
    name: 'FormulaStylesheet',
    attributes: [],
    children: [],
  });
});

test('no formula is a tab stop before it is known to scroll', () => {
  const display = element(['katex-display'], element(['katex']));
  childrenAfter(display);
  expect(display.properties).toEqual({ className: ['katex-display'] });
});

test.each([
  [['katex-like']],
  [undefined],
  ['katex'],
  [[]],
])('a document whose only class is %o gets none', (className) => {
  expect(namesAfter(element(className))).toEqual(['element']);
});

test('an empty document stays empty', () => {
  expect(namesAfter()).toEqual([]);
});
