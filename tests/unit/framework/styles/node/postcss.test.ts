import postcss from 'postcss';
import { expect, test } from 'vitest';
import {
  firstBlockStyles,
  fontRelativeConditions,
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
