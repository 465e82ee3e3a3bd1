import { expect, test } from 'vitest';
import { budgetOf } from '../../../../../../framework/routes/client/prefetch/budget.ts';

test.each([
  ['a reader who is there has a hundred kilobytes', true, 140_000, 100_000],
  ['before, all that came counts toward 150 kilobytes', false, 100_000, 49_000],
  ['a page that came from the cache has no more', false, 0, 100_000],
  ['a page that takes nearly all of it may fetch the nearest', false, 140_000, 14_000],
  ['a page that has more of its own may fetch the nearest', false, 390_000, 14_000],
])('%s', (_what, isTouched, arrived, budget) => {
  expect(budgetOf(isTouched, arrived)).toBe(budget);
});
