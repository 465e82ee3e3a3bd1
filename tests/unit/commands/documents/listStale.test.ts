import { expect, test } from 'vitest';
import { listStale } from '../../../../commands/documents/listStale.ts';
import { ROOT } from '../../../../commands/project/root.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/** A library with documents that were verified on these days. */
const library = (days: Readonly<Record<string, string | undefined>>) =>
  temporaryFolder(
    Object.fromEntries(
      Object.entries(days).map(([name, day]) => [
        `docs/misc/${name}.mdx`,
        `---\ntitle: ${name.toUpperCase()}\nsources:\n  - title: On ${name}\n    url: https://example.org/${name}\n${day === undefined ? '' : `verified: ${day}\n`}---\n`,
      ]),
    ),
  );

test('documents are listed when their day is more than the months ago, oldest first', async () => {
  const root = library({
    just: '2025-11-21',
    late: '2025-11-20',
    old: '2024-01-01',
    also: '2025-11-20',
    none: undefined,
  });
  const list = await listStale(root, '2026-11-21', '12');
  expect([...list.matchAll(/misc\/(\w+)\.mdx/g)].map(([, name]) => name)).toEqual([
    'none',
    'old',
    'also',
    'late',
  ]);
});

test('the list names file, day, title and sources, and counts', async () => {
  const root = library({ just: '2025-11-21', old: '2024-01-01', none: undefined });
  expect(await listStale(root, '2026-11-21', '20')).toBe(
    [
      'no day      docs/misc/none.mdx  NONE',
      '            On none  https://example.org/none',
      '2024-01-01  docs/misc/old.mdx  OLD',
      '            On old  https://example.org/old',
      '2 documents verified before 2025-03-21',
    ].join('\n'),
  );
  expect(await listStale(library({}), '2026-11-21', '1')).toBe(
    '0 documents verified before 2026-10-21',
  );
  expect(await listStale(library({}), '2026-03-31', '1')).toBe(
    '0 documents verified before 2026-02-28',
  );
});

test('the library’s own documents are listed with the count at the end', async () => {
  const list = await listStale(ROOT, '2999-01-01', '1');
  expect(list).toMatch(/^\d{4}-\d{2}-\d{2} {2}docs\/.+\.mdx {2}\S/);
  expect(list).toMatch(/\n\d+ documents verified before 2998-12-01$/);
});

test.each<readonly [typed: string | undefined, problem: string]>([
  ...[undefined, ''].map((typed) => [typed, 'The number of months is missing'] as const),
  ...['0', '-1', '1.5', '1e2', 'many', '99999'].map(
    (typed) => [typed, `"${typed}" is not a number of months`] as const,
  ),
])('%s is refused in one line', async (typed, problem) => {
  await expect(listStale(ROOT, '2026-11-21', typed)).rejects.toMatchObject({
    name: 'Refusal',
    message: `${problem}; write, for example, npm run stale -- 12`,
  });
});
