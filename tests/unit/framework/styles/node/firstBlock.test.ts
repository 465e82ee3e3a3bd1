import postcss from 'postcss';
import { expect, test } from 'vitest';
import { firstBlockStyles } from '../../../../../framework/styles/node/firstBlock.ts';

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
