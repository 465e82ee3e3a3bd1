import { expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/project/root.ts';
import { listStale } from '../../../../scripts/stale/listStale.ts';

test('the library’s own documents are listed with the count at the end', async () => {
  const list = await listStale(ROOT, '1', '2999-01-01');
  expect(list).toMatch(/^\d{4}-\d{2}-\d{2} {2}docs\/.+\.mdx {2}\S/);
  expect(list).toMatch(/\n\d+ documents verified more than 1 month ago$/);
});

test.each([
  [undefined, 'The number of months is missing; write, for example, npm run stale -- 12'],
  ['many', '"many" is not a number of months; write, for example, npm run stale -- 12'],
])('%s is refused in one line', async (typed, message) => {
  await expect(listStale(ROOT, typed, '2026-11-21')).rejects.toMatchObject({
    name: 'Refusal',
    message,
  });
});
