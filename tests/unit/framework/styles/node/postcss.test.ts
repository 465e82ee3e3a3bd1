import postcss from 'postcss';
import { expect, test } from 'vitest';
import {
  firstBlockStyles,
  fontRelativeConditions,
  hoverStyles,
  pointerStyles,
} from '../../../../../framework/styles/node/postcss.ts';

test('leaves out what hangs on how the reader points, and nothing else', () => {
  const css =
    'body:not(.navigation-with-keyboard) *:not(input):focus{outline:none}a:focus{color:red}';
  expect(postcss([pointerStyles]).process(css, { from: undefined }).css).toBe('a:focus{color:red}');
});

test.each([
  [
    '.a header + *, .a article > :first-child { margin-top: 0 }',
    '.a article > :first-child { margin-top: 0 }',
  ],
  ['.a header + * { margin-top: 0 } b { color: red }', 'b { color: red }'],
  ['.a header + p, .b-header + * { margin: 0 }', '.a header + p, .b-header + * { margin: 0 }'],
])('of %s stays what is not of anything after a title', (css, left) => {
  const { css: result } = postcss([firstBlockStyles]).process(css, { from: undefined });
  expect(result.trim()).toBe(left);
});

test.each([
  ['(max-width: 996px)', '(max-width: 62.25em)'],
  ['(min-width: 997px) and (max-width: 1279px)', '(width > 62.25em) and (max-width: 79.9375em)'],
  ['screen and (min-width:997px)', 'screen and (width > 62.25em)'],
  ['print', 'print'],
])('a condition of %s is one of %s', (written, expected) => {
  const rule = (condition: string) => `@media ${condition}{p{width:9px}}`;
  const { css } = postcss([fontRelativeConditions]).process(rule(written), { from: undefined });
  expect(css).toBe(rule(expected));
});

test.each([
  [
    'a:hover{color:red}b{color:blue}i:hover{--x:1}',
    'b{color:blue}@media (hover: hover){a:hover{color:red}i:hover{--x:1}}',
  ],
  [
    'a:hover,a.on{background:red}',
    'a.on{background:red}@media (hover: hover){a:hover{background:red}}',
  ],
  [
    '@layer x{a:hover{color:red}b{color:blue}}',
    '@layer x{b{color:blue}@media (hover: hover){a:hover{color:red}}}',
  ],
])('of %s, the look of what is hovered is left to what can hover', (written, expected) => {
  const { css } = postcss([hoverStyles]).process(written, { from: undefined });
  expect(css.replace(/\s*([{}])\s*/g, '$1')).toBe(expected);
});

test.each([
  '.menu:hover ul{visibility:visible}',
  'a:is(:hover,:focus){color:red}',
  'a:not(:hover){color:red}',
  '@media (hover:hover){a:hover{color:red}}',
  '@media (hover: none){a:hover{color:red}}',
])('%s stays as it is', (css) => {
  expect(postcss([hoverStyles]).process(css, { from: undefined }).css).toBe(css);
});
