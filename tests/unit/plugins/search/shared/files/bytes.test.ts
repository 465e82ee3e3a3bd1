import { expect, it } from 'vitest';
import { readTerms, writeTerms } from '../../../../../../plugins/search/shared/files/bytes.ts';

it.each([
  [[]],
  [['one']],
  [['--force', 'focaccia', 'focaccias', 'force', 'zebra', 'énergie']],
  [['x'.repeat(60), `${'x'.repeat(60)}y`]],
])('reads back %j', (terms) => {
  expect(readTerms(writeTerms(terms))).toEqual(terms);
});
