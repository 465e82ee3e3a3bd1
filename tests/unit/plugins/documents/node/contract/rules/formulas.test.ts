import { expect, test } from 'vitest';
import { formulas } from '../../../../../../../plugins/documents/node/contract/rules/formulas.ts';
import { pageOf } from '../samples.ts';

test.each([
  'It is $a^2 + b^2$.',
  '$$\n\\frac{1}{2}\n$$',
  'It costs 5 USD.',
])('%j can be rendered', (content) => {
  expect(formulas.check(pageOf(content))).toEqual([]);
});

test.each([
  ['Text.\n\nIt is $\\frac{1}$.', 3, 'Unexpected end of input'],
  ['$$\n\\nope\n$$', 1, 'Undefined control sequence: \\nope'],
])('%j is told with its line and reason', (content, line, reason) => {
  expect(formulas.check(pageOf(content))).toEqual([
    { line, message: expect.stringContaining(reason) },
  ]);
});
