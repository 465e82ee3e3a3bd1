import { expect, test } from 'vitest';
import {
  dollars,
  formulas,
  formulaText,
} from '../../../../../../../plugins/documents/node/contract/rules/formulas.ts';
import { pageOf } from '../samples.ts';

test.each([
  'It is $a^2 + b^2$.',
  '$$\n\\frac{1}{2}\n$$',
  'It costs 5 USD.',
  'What lies between $15 & tea for $20 is the business of another rule.',
])('%j can be rendered', (content) => {
  expect(formulas.check(pageOf(content))).toEqual([]);
});

test.each([
  ['Text.\n\nIt is $\\frac{1}$.', 3, 'Unexpected end of input'],
  ['It is $ä$.', 1, 'LaTeX-incompatible input'],
  ['$$\n\\nope\n$$', 1, 'Undefined control sequence: \\nope'],
])('%j is told with its line and reason', (content, line, reason) => {
  expect(formulas.check(pageOf(content))).toEqual([
    { line, message: expect.stringContaining(reason) },
  ]);
});

test.each([
  'A cup costs $5.',
  'A cup costs \\$5 to \\$6.',
  'It is $a$, or $a$ $b$.',
  'At 3:pm.',
  '`$HOME`',
])('the dollars of %j are formulas, or are escaped', (content) => {
  expect(dollars.check(pageOf(content))).toEqual([]);
});

test.each([
  ['It costs $5 or $6.', '"$5 or $" would be a formula; write \\$ for each dollar sign'],
  ['From $5-$10.', '"$5-$" would be a formula; write \\$ for each dollar sign'],
  ['The US$ and CA$ fell.', '"$ and CA$" would be a formula; write \\$ for each dollar sign'],
  ['The mean $x of both.', 'a $ has no partner; write \\$ for a dollar sign, or close the formula'],
])('the dollars of %j are not', (content, message) => {
  expect(dollars.check(pageOf(`Text.\n\n${content}`))).toEqual([{ line: 3, message }]);
});

test.each([
  '$a$',
  '$$a$$ and more',
  '$$\n\\operatorname{max}(a) = \\text{cups}\n$$\n\nText.',
  '$\\alpha + xy$',
  // Other rules say that these aren't formulas.
  '$$\nspeed',
  'It costs $5 a day or $6.',
])('the formula %j is set as one', (content) => {
  expect(formulaText.check(pageOf(content))).toEqual([]);
});

const WORD = '"speed" in the formula is set as letters; write \\text{speed}';

test.each([
  ['It is $speed = 1$.', WORD],
  ['$$\nspeed = 1\n$$\n\nText.', WORD],
  ['$$ a $$', 'the formula is set as part of a text; put its $$ on lines of their own'],
])('the formula %j is not', (content, message) => {
  expect(formulaText.check(pageOf(`Text.\n\n${content}`))).toEqual([{ line: 3, message }]);
});
