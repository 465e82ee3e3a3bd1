import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Column } from '../../../../../plugins/tables/node/columns.ts';
import {
  country,
  dataSet,
  date,
  link,
  list,
  number,
  type RowOf,
  rows,
  temperature,
  text,
  yesNo,
} from '../../../../../plugins/tables/node/index.ts';
import { COUNTRIES, faultsOf, load, setOf } from './sets.ts';

const label = 'It';

/** A case, its column, a field of a TSV file, and the complete message. */
const REFUSALS: readonly [string, () => Column, string, string][] = [
  ['text with a space', () => text({ label }), ' a', '" a" begins or ends with a space; remove it'],
  [
    'text that stands in for nothing',
    () => text({ label }),
    'N/A',
    '"N/A" is a placeholder; leave an unknown value out, or write null if there is none',
  ],
  [
    'text off its pattern',
    () => text({ label, pattern: /^[A-Z]{3}$/ }),
    'lhr',
    '"lhr" does not match /^[A-Z]{3}$/; correct it',
  ],
  [
    'text that is not a choice',
    () => text({ label, choices: ['chat', 'mail'] }),
    'SMS',
    '"SMS" is not one of chat, mail; correct it, or add it to the choices',
  ],
  [
    'a number with a comma',
    () => number({ label }),
    '12,5',
    '"12,5" is not a number; write it like 1234.5',
  ],
  [
    'a number in hexadecimal',
    () => number({ label }),
    '0x10',
    '"0x10" is not a number; write it like 1234.5',
  ],
  [
    'a broken number',
    () => number({ label, integer: true }),
    '1.5',
    '1.5 is not a whole number; round it',
  ],
  [
    'a number below the least',
    () => number({ label, min: 0 }),
    '-0.1',
    '-0.1 is less than 0, the minimum; correct it',
  ],
  [
    'a number above the most',
    () => number({ label, max: 100 }),
    '100.1',
    '100.1 is more than 100, the maximum; correct it',
  ],
  [
    'a temperature that cannot be',
    () => temperature({ label }),
    '-300',
    '-300 is below absolute zero, -273.15 °C; correct it',
  ],
  [
    'a short day',
    () => date({ label }),
    '2025-6-30',
    '"2025-6-30" is not a day; write it like 2025-06-30',
  ],
  [
    'a day that is not',
    () => date({ label }),
    '2025-02-29',
    '"2025-02-29" is not a day; write it like 2025-06-30',
  ],
  [
    'a day for a month',
    () => date({ label, precision: 'month' }),
    '2025-06-30',
    '"2025-06-30" is not a month; write it like 2025-06',
  ],
  [
    'a month for a year',
    () => date({ label, precision: 'year' }),
    '2025-06',
    '"2025-06" is not a year; write it like 2025',
  ],
  [
    'a country by its name',
    () => country({ label }),
    'Japan',
    '"Japan" is not a country code; write the two-letter ISO 3166-1 code in capitals, like GB',
  ],
  [
    'a link without https',
    () => link({ label }),
    'http://example.org/',
    '"http://example.org/" is not an https address; write the full address, like https://www.example.org/',
  ],
  [
    'yes in words',
    () => yesNo({ label }),
    'yes',
    '"yes" is neither true nor false; write one of them',
  ],
  [
    'a list without spaces',
    () => list({ label }),
    'a;b',
    '"a;b" holds a semicolon; separate values by "; "',
  ],
  [
    'a list with the same twice',
    () => list({ label }),
    'a; a',
    '["a","a"] names a value twice; delete one',
  ],
  [
    'a list of countries with a name',
    () => list({ label, of: 'country' }),
    'Japan',
    '"Japan" is not a country code; write the two-letter ISO 3166-1 code in capitals, like GB',
  ],
  [
    'a row that is not there',
    () => rows({ label }),
    'b',
    'no row has the id "b"; correct it, or add the row',
  ],
  [
    'a number below a least one above zero',
    () => number({ label, min: 2 }),
    '1',
    '1 is less than 2, the minimum; correct it',
  ],
  [
    'a link after something',
    () => link({ label }),
    'xhttps://example.org/',
    '"xhttps://example.org/" is not an https address; write the full address, like https://www.example.org/',
  ],
  [
    'nothing',
    () => text({ label }),
    '',
    'is missing; fill it in, or give the column "unknown: true"',
  ],
  ['none', () => text({ label }), 'null', 'is null; fill it in, or give the column "none: true"'],
];

/** What's left of another program's way to write a text, and what's said of it. */
const LEFT_OVER: readonly [string, string][] = [
  [' a', '" a" begins or ends with a space; remove it'],
  ['a ', '"a " begins or ends with a space; remove it'],
  ['-', '"-" is a placeholder; leave an unknown value out, or write null if there is none'],
  ['a  b', '"a  b" has two spaces in a row; delete one'],
  ['"a"', '"\\"a\\"" is in quotes, which readers would see; delete them'],
  ['CafÃ©', '"CafÃ©" is garbled by another encoding; write the character that was meant'],
  [
    'a &amp; b',
    '"a &amp; b" has an HTML entity, which readers would see; write the character itself',
  ],
  ['a&#39;b', '"a&#39;b" has an HTML entity, which readers would see; write the character itself'],
];

/** A field of a TSV file, its column, and its value. */
const VALUES: readonly [string, () => Column, unknown][] = [
  ['Tromsø', () => text({ label }), 'Tromsø'],
  ['-', () => text({ label, choices: ['-', '+'] }), '-'],
  ['a  b', () => text({ label, choices: ['a  b'] }), 'a  b'],
  ['a  &amp;', () => text({ label, code: true }), 'a  &amp;'],
  ['"a" or "b', () => text({ label }), '"a" or "b'],
  ['a, "b"', () => text({ label }), 'a, "b"'],
  ['AT&T; R&D', () => text({ label, pattern: /^AT/ }), 'AT&T; R&D'],
  ['1', () => number({ label, min: 1 }), 1],
  ['GB; DE', () => list({ label, of: 'country' }), ['GB', 'DE']],
  ['?', () => text({ label, pattern: /^[-+?]$/ }), '?'],
  ['0', () => number({ label, min: 0, max: 100, integer: true }), 0],
  ['100', () => number({ label, max: 100 }), 100],
  ['-12.50', () => number({ label }), -12.5],
  ['-273.15', () => temperature({ label }), -273.15],
  ['2024-02-29', () => date({ label }), '2024-02-29'],
  ['2025-12', () => date({ label, precision: 'month' }), '2025-12'],
  ['1066', () => date({ label, precision: 'year' }), '1066'],
  ['https://example.org/a?b', () => link({ label }), 'https://example.org/a?b'],
  ['false', () => yesNo({ label }), false],
  ['a, b; c', () => list({ label }), ['a, b', 'c']],
  ['a', () => rows({ label }), ['a']],
  ['', () => text({ label, unknown: true }), undefined],
  ['null', () => text({ label, none: true }), null],
];

describe('a column', () => {
  test.each(REFUSALS)('refuses %s', (_, column, field, message) => {
    expect(faultsOf({ it: column() }, { it: field })).toEqual([`it: ${message}`]);
  });

  test.each(LEFT_OVER)('of texts says one thing about the field %j', (field, message) => {
    for (const options of [{}, { choices: ['x'] }, { pattern: /^x$/ }]) {
      expect(faultsOf({ it: text({ label, ...options }) }, { it: field })).toEqual([
        `it: ${message}`,
      ]);
    }
  });

  test('shows what its options say', () => {
    const shapes = [
      text({ label, code: true }),
      number({ label, unit: 'km', digits: 1 }),
      date({ label }),
      date({ label, precision: 'month' }),
      list({ label }),
      list({ label, of: 'country' }),
    ].map(({ shape }) => shape);
    expect(shapes).toEqual([
      { type: 'text', label, code: true },
      { type: 'number', label, unit: 'km', digits: 1 },
      { type: 'date', label, precision: 'day' },
      { type: 'date', label, precision: 'month' },
      { type: 'list', label, of: 'text' },
      { type: 'list', label, of: 'country' },
    ]);
  });

  test.each(VALUES)('takes the field "%s"', (field, column, value) => {
    const files = {
      ...COUNTRIES.files,
      'things/index.ts': '',
      'things/rows.tsv': `id\tit\na\t${field}\n`,
    };
    const { lines, rows: loaded } = load(
      { things: setOf({ it: column() }), countries: COUNTRIES.set },
      files,
    );
    expect(lines).toEqual([]);
    expect(loaded.get('things')?.[0]?.it).toEqual(value);
  });

  test('gives the row its type', () => {
    const things = dataSet({
      ...setOf({}),
      id: 'code',
      columns: {
        code: text({ label: 'a' }),
        kind: text({ label: 'b', choices: ['x', 'y'], none: true }),
        height: number({ label: 'c', unknown: true }),
        seen: date({ label: 'd', unknown: true, none: true }),
        open: yesNo({ label: 'e' }),
        parts: list({ label: 'f' }),
      },
    });
    expectTypeOf<RowOf<typeof things>>().toEqualTypeOf<{
      readonly code: string;
      readonly kind: 'x' | 'y' | null;
      readonly height?: number;
      readonly seen?: string | null;
      readonly open: boolean;
      readonly parts: readonly string[];
    }>();
    // @ts-expect-error: the id must be a column
    dataSet({ ...things, id: 'other' });
  });
});
