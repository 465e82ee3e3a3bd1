import postcss from 'postcss';
import { expect, test } from 'vitest';
import { fontRelativeConditions } from '../../../../../framework/styles/node/fontRelative.ts';

test.each([
  ['(max-width: 996px)', '(max-width: 62.25em)'],
  [
    '(min-width: 997px) and (max-width: 1279px)',
    '(min-width: 62.3125em) and (max-width: 79.9375em)',
  ],
  ['print', 'print'],
])('a condition of %s is one of %s', (written, expected) => {
  const rule = (condition: string) => `@media ${condition}{p{width:9px}}`;
  const { css } = postcss([fontRelativeConditions]).process(rule(written), { from: undefined });
  expect(css).toBe(rule(expected));
});
