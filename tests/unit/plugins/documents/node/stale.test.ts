import { describe, expect, test } from 'vitest';
import {
  monthsBefore,
  readMonths,
  staleDocuments,
  staleReport,
} from '../../../../../plugins/documents/node/stale.ts';

describe('a number of months', () => {
  test.each([
    ['1', 1],
    ['012', 12],
    ['1200', 1200],
  ])('%s is one', (text, months) => {
    expect(readMonths(text)).toBe(months);
  });

  test.each([
    undefined,
    '',
    '0',
    '-1',
    '1.5',
    '1e2',
    'twelve',
    '1201',
    '99999',
  ])('%s is none', (text) => {
    expect(readMonths(text)).toBeUndefined();
  });
});

test.each([
  ['2026-11-21', 12, '2025-11-21'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-03-31', 1, '2024-02-29'],
  ['2026-01-15', 2, '2025-11-15'],
  ['2024-02-29', 12, '2023-02-28'],
])('the day before %s by %i months is %s', (today, months, day) => {
  expect(monthsBefore(today, months)).toBe(day);
});

const document = (file: string, verified?: string) => ({
  id: file,
  file: `docs/${file}.mdx`,
  slug: `/${file}`,
  fields: {
    title: file.toUpperCase(),
    sources: [{ title: `On ${file}`, url: `https://example.org/${file}` }],
    ...(verified !== undefined && { verified }),
  },
});

const DOCUMENTS = [
  document('just', '2025-11-21'),
  document('late', '2025-11-20'),
  document('old', '2024-01-01'),
  document('also', '2025-11-20'),
  document('none'),
];

test('documents are stale when their day is more than the months ago, oldest first', () => {
  const stale = staleDocuments(DOCUMENTS, 12, '2026-11-21');
  expect(stale.map(({ id }) => id)).toEqual(['none', 'old', 'also', 'late']);
});

test('the list names file, day, title and sources, and counts', () => {
  expect(staleReport(staleDocuments(DOCUMENTS, 20, '2026-11-21'), 20)).toBe(
    [
      'no day      docs/none.mdx  NONE',
      '            On none  https://example.org/none',
      '2024-01-01  docs/old.mdx  OLD',
      '            On old  https://example.org/old',
      '2 documents verified more than 20 months ago',
    ].join('\n'),
  );
  expect(staleReport([], 1)).toBe('0 documents verified more than 1 month ago');
});
