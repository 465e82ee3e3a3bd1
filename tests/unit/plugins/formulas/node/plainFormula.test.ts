import { expect, test } from 'vitest';
import { plainFormula } from '../../../../../plugins/formulas/node/plainFormula.ts';

test.each([
  ['n \\log n', 'n log n'],
  ['235.2 \\div 30 = 7.84', '235.2 ÷ 30 = 7.84'],
  ['10{,}000 \\times 2', '10,000 × 2'],
  ['20\\,\\text{km} \\approx 5\\%', '20 km ≈ 5%'],
  ['L = \\sqrt[3]{Y}', 'L = ∛Y'],
  ['a < b', 'a < b'],
])('%s is written as %s', (source, text) => {
  expect(plainFormula(source)).toBe(text);
});
