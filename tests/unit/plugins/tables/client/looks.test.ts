import { expect, test } from 'vitest';
import { flagOf, type Held, sortKey, textOf } from '../../../../../plugins/tables/client/looks.tsx';
import type { ColumnShape } from '../../../../../plugins/tables/shared/column.ts';

const CONTEXT = { countries: { GB: 'United Kingdom', JP: 'Japan' }, hasRow: () => true };
const label = 'It';

/** A column, a value, its displayed text, and its sort key. */
const LOOKS: readonly [ColumnShape, Held, string, string | number | undefined][] = [
  [{ type: 'text', label }, 'a', 'a', 'a'],
  [{ type: 'number', label }, 12345.678, '12,345.678', 12345.678],
  [{ type: 'number', label, digits: 1 }, 2, '2.0', 2],
  [{ type: 'number', label, unit: 'EUR', digits: 2 }, 1234.5, '1,234.50', 1234.5],
  [{ type: 'temperature', label }, 74, '74\u00A0°C (165\u00A0°F)', 74],
  [{ type: 'temperature', label }, -40, '-40\u00A0°C (-40\u00A0°F)', -40],
  [{ type: 'date', label, precision: 'day' }, '2025-06-30', 'Jun 30, 2025', '2025-06-30'],
  [{ type: 'date', label, precision: 'month' }, '2025-06', 'Jun 2025', '2025-06'],
  [{ type: 'date', label, precision: 'year' }, '2025', '2025', '2025'],
  [{ type: 'country', label }, 'JP', 'Japan', 'Japan'],
  [{ type: 'link', label }, 'https://www.example.org/a', 'example.org', 'example.org'],
  [{ type: 'yesNo', label }, true, 'Yes', 0],
  [{ type: 'yesNo', label }, false, 'No', 1],
  [{ type: 'list', label, of: 'text' }, ['a', 'b'], 'a, b', 'a, b'],
  [
    { type: 'list', label, of: 'country' },
    ['GB', 'JP'],
    'United Kingdom, Japan',
    'United Kingdom, Japan',
  ],
  [{ type: 'rows', label }, ['LHR'], 'LHR', 'LHR'],
  [{ type: 'number', label }, undefined, '?', undefined],
  [{ type: 'yesNo', label }, null, '–', undefined],
];

test.each(LOOKS)('%j of %j is seen as "%s", ordered by %j', (column, value, seen, key) => {
  expect(textOf(value, column, CONTEXT)).toBe(seen);
  expect(sortKey(value, column, CONTEXT)).toBe(key);
});

test('a flag is the two letters of its country', () => {
  expect(flagOf('GB')).toBe('🇬🇧');
});
