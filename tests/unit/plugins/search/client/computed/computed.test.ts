import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Color from 'colorjs.io';
import { convert } from 'convert';
import { describe, expect, it } from 'vitest';
import { color } from '../../../../../../plugins/search/client/computed/colors.ts';
import {
  converted,
  GAS_MARKS,
} from '../../../../../../plugins/search/client/computed/conversions.ts';
import { IBAN_LENGTHS } from '../../../../../../plugins/search/client/computed/identifiers.ts';
import { computed } from '../../../../../../plugins/search/client/computed/index.ts';
import { tableUnits, unitsNamed } from '../../../../../../plugins/search/client/computed/units.ts';
import { indexOf } from '../local/index.ts';
import { headings, page } from '../local/records.ts';

const textOf = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../../../${file}`, import.meta.url)), 'utf8');

/** The rows of a data set, without the line with the names of its columns. */
const rowsOf = (set: string) =>
  textOf(`data/${set}/rows.tsv`)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const FOODS = ['all-purpose-flour', 'butter', 'honey', 'table-salt'];
const [KITCHEN_KEYS = ''] = textOf('data/kitchen-conversions/rows.tsv').split('\n');

/** The columns of the page's table of weights, in its order. */
const shownKeys =
  /data="kitchen-conversions"\s+columns="([^"]+)"/
    .exec(textOf('docs/cooking/cooking-conversion.mdx'))?.[1]
    ?.split(' ') ?? [];
/** Rows of the table as the index has them: the cells in the order of the page. */
const weights = rowsOf('kitchen-conversions')
  .filter(([id = '']) => FOODS.includes(id))
  .map((row) =>
    shownKeys.map(
      (key) => row[KITCHEN_KEYS.split('\t').indexOf(key)]?.replaceAll('; ', ', ') || 'none',
    ),
  );
const index = await indexOf([
  ...['unit-cheatsheet', 'color-space', 'encoding', 'spec-timezone', 'bank-code'].map((slug) =>
    page(slug, `Page ${slug}`),
  ),
  ...headings(
    'cooking-conversion',
    'Kitchen Conversions',
    weights.map((cells) => `${cells[shownKeys.indexOf('ingredient')]}: ${cells.join(' · ')}`),
    true,
  ),
]);
const NOON = Date.UTC(2026, 6, 1, 12);
const answerTo = (query: string) => computed(index, query, NOON);

describe('a computed answer', () => {
  it.each([
    ['180 c to f', '180 °C = 356 °F', '/unit-cheatsheet#temperature'],
    ['What is 350 °F in Celsius?', '350 °F = 176.7 °C', '/unit-cheatsheet#temperature'],
    ['-40 f to c', '−40 °F = −40 °C', '/unit-cheatsheet#temperature'],
    ['gas mark 3', 'Gas mark 3 = 325 °F = 160 °C', '/cooking-conversion#oven'],
    ['5 lb in kg', '5 lb = 2.268 kg', '/unit-cheatsheet#pound'],
    ['1,000 miles to km', '1,000 mi = 1,609 km', '/unit-cheatsheet#mile'],
    ['1 1/2 cups in ml', '1.5 US cups = 354.9 mL', '/unit-cheatsheet#cup'],
    ['3 acres in ha', '3 acres = 1.214 ha', '/unit-cheatsheet#acre'],
    ['5 in in cm', '5 in = 12.7 cm', '/unit-cheatsheet#inch'],
    ['8 oz in ml', '8 US fl oz = 236.6 mL', '/unit-cheatsheet#fluid-ounce'],
    ['8 oz in g', '8 oz = 226.8 g', '/unit-cheatsheet#ounce'],
    ['5 litres in gallons', '5 L = 1.321 US gal', '/unit-cheatsheet#gallon'],
    ['how many ml are in a cup', '1 US cup = 236.6 mL', '/unit-cheatsheet#cup'],
    ['2 cups flour in grams', '2 US cups of all-purpose flour = 240 g', '/cooking-conversion#h0'],
    [
      'how many grams in a cup of flour',
      '1 US cup of all-purpose flour = 120 g',
      '/cooking-conversion#h0',
    ],
    ['100 ml honey in g', '100 mL of honey = 143 g', '/cooking-conversion#h2'],
    ['#ff8800 in oklch', '#ff8800 = oklch(0.7442 0.1812 56.46)', '/color-space#oklab'],
    ['#F80 to rgb', '#ff8800 = rgb(255 136 0)', '/color-space#transfer'],
    ['0x1f4 in decimal', '0x1f4 = 500', '/encoding#compare'],
    ['255 in hex', '255 = 0xff', '/encoding#compare'],
    ['1.23456 in in cm', '1.23456 in = 3.136 cm', '/unit-cheatsheet#inch'],
    ['12345.67 lb in kg', '12,345.67 lb = 5,600 kg', '/unit-cheatsheet#pound'],
    [
      '0:30 kiritimati in pago pago',
      '00:30 Kiritimati = 23:30 Pago Pago, two days before',
      '/spec-timezone#names',
    ],
    [
      '23:30 pago pago in kiritimati',
      '23:30 Pago Pago = 00:30 Kiritimati, two days later',
      '/spec-timezone#names',
    ],
    ['14:00 cet in tokyo', '14:00 CET = 22:00 Tokyo', '/spec-timezone#names'],
    ['11pm est to berlin', '23:00 EST = 06:00 Berlin, the next day', '/spec-timezone#names'],
    [
      '1:15 london in new york',
      '01:15 London = 20:15 New York, the day before',
      '/spec-timezone#names',
    ],
    ['DE89 3704 0044 0532 0130 00', 'The check digits of this IBAN are valid', '/bank-code#DE'],
    ['iban DE88370400440532013000', 'The check digits of this IBAN are wrong', '/bank-code#DE'],
    [
      'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
      'The check digits of this IBAN are valid',
      '/bank-code#MT',
    ],
    ['DE8937040044053201300', 'This IBAN has 21 characters; it needs 22', '/bank-code#DE'],
  ])('to %s is %s', async (query, text, url) => {
    const answer = await answerTo(query);
    expect(answer?.text).toBe(text);
    expect(answer?.url).toBe(`https://library.example.com${url}`);
  });

  it.each([
    'docker',
    '10 ton in kg',
    '5 lb',
    '5 lb in km',
    '5 km in m',
    '1,5 lb in kg',
    '2 cups unicorn in grams',
    '14:00 in tokyo',
    '14 cet in tokyo',
    '25:00 cet in tokyo',
    '14:00 ist in tokyo',
    '#ff88 in oklch',
    '#ff8800 in klingon',
    '500 in decimal',
    'how many people in tokyo',
    'ZZ89370400440532013000',
    'es2020 optional chaining',
    'es2015 features list',
    'gb18030 encoding',
    'ie11 compatibility',
    'se2024 budget airline rules',
    '5 in constructor',
    '#ff8800 in constructor',
    '9am constructor in tokyo',
    '9:00 constructor in tokyo',
  ])('is not given to %s', async (query) => {
    expect(await answerTo(query)).toBeUndefined();
  });

  it.each([
    '/library/unit-cheatsheet',
    '/unit-cheatsheet/',
    '/de/unit-cheatsheet/',
  ])('leads to the page where the site has it: %s', async (path) => {
    const moved = await indexOf([
      page('other', 'Other'),
      { ...page('unit-cheatsheet', 'Units'), url: `https://library.example.com${path}` },
    ]);
    const answer = await computed(moved, '5 lb in kg', NOON);
    expect(answer).toMatchObject({
      url: `https://library.example.com${path}#pound`,
      title: 'Units',
    });
  });

  it('needs the page that it comes from', async () => {
    const other = await indexOf([page('other', 'Other')]);
    expect(await computed(other, '5 lb in kg', NOON)).toBeUndefined();
    const kept = { ...index, pages: new Set(['/color-space']) };
    expect(await computed(kept, '5 lb in kg', NOON)).toBeUndefined();
    expect(await computed(kept, '#ff8800 in rgb', NOON)).toBeDefined();
  });
});

describe('the data of computed answers', () => {
  it('has the factor of each row of the library’s table of units', () => {
    const rows = rowsOf('unit-conversions').filter(([id]) => id !== 'psi-bar');
    const units = new Map(tableUnits().map((unit) => [unit.row, unit]));
    expect([...units.keys()].sort()).toEqual([
      ...rows.map(([id]) => id).filter((id) => id !== 'mil'),
    ]);
    for (const [id = '', quantity, , metric = '', factor] of rows.filter(([id]) => id !== 'mil')) {
      const [base] = unitsNamed(metric).filter((unit) => unit.quantity === quantity);
      const unit = units.get(id);
      expect((unit?.factor ?? 0) / (base?.factor ?? 0), id).toBeCloseTo(Number(factor), 12);
    }
  });

  it('has the lengths of IBANs', () => {
    const lengths = rowsOf('iban-formats').map(([country, length]) => `${country}${length}`);
    expect(IBAN_LENGTHS.split(' ')).toEqual(lengths);
  });

  it('has the oven settings of the page', () => {
    const rows = textOf('docs/cooking/cooking-conversion.mdx').matchAll(
      /^\| (\d+) \| (\d+) \| \d+ \| ([1-9]) \|/gm,
    );
    const marks = Array.from(rows, ([, , celsius]) => Number(celsius));
    expect(GAS_MARKS).toEqual(marks);
  });
});

/** Units that the other library has, by quantity. */
const UNITS = {
  length: ['in', 'ft', 'yd', 'mi', 'm', 'cm', 'km'],
  mass: ['oz', 'lb', 'g', 'kg'],
  volume: ['teaspoons', 'tablespoons', 'cups', 'pints', 'quarts', 'gallons', 'mL', 'L'],
  area: ['acres', 'square feet', 'hectares', 'square meters'],
} as const;
const US_UNIT =
  /^(?:in|ft|yd|mi|oz|lb|teaspoons|tablespoons|cups|pints|quarts|gallons|acres|square feet)$/;

describe('conversions, compared with another library', () => {
  const pairs = Object.values(UNITS).flatMap((units: readonly string[]) =>
    units.flatMap((from) =>
      units
        .filter((to) => to !== from && (US_UNIT.test(from) || US_UNIT.test(to)))
        .map((to) => [from, to]),
    ),
  ) as readonly (readonly [Parameters<typeof convert>[1], Parameters<typeof convert>[1]])[];

  it.each([3, 12.5])('are the same for %d of each unit', (amount) => {
    expect(pairs.length).toBeGreaterThan(100);
    for (const [from, to] of pairs) {
      const other = convert(amount, from as 'in').to(to as 'cm');
      const [, value = ''] =
        / = ([\d.,]+)/.exec(converted(`${amount} ${from} in ${to}`)?.text ?? '') ?? [];
      const off = Math.abs(Number(value.replaceAll(',', '')) / other - 1);
      expect(off, `${amount} ${from} in ${to} is ${value}, not ${other}`).toBeLessThan(0.0006);
    }
  });

  it('are the same for temperatures', () => {
    for (let celsius = -40; celsius <= 300; celsius += 20) {
      const other = convert(celsius, 'C').to('F');
      const text = converted(`${celsius} c in f`)?.text.replaceAll(',', '');
      expect(Number(/= (\S+)/.exec(text ?? '')?.[1]?.replace('−', '-'))).toBeCloseTo(other, 1);
    }
  });

  it('are the same for colors', () => {
    for (let at = 1; at <= 60; at += 1) {
      const hex = `#${((at * 279_620) % 0x1000000).toString(16).padStart(6, '0')}`;
      const [lightness, chroma, hue] = new Color(hex).to('oklch').coords;
      const [l, c, h] =
        /oklch\((\S+) (\S+) (\S+)\)/.exec(color(`${hex} in oklch`)?.text ?? '')?.slice(1) ?? [];
      expect(Number(l)).toBeCloseTo(lightness ?? 0, 3);
      expect(Number(c)).toBeCloseTo(chroma ?? 0, 3);
      expect(Math.abs(Number(h) - (hue ?? 0)) * (chroma ?? 0), hex).toBeLessThan(0.02);
      const [turn, saturation, light] = new Color(hex).to('hsl').coords;
      const shown =
        /hsl\((\S+) (\S+)% (\S+)%\)/.exec(color(`${hex} in hsl`)?.text ?? '')?.slice(1) ?? [];
      expect(shown.map(Number)).toEqual(
        [turn, saturation, light].map((value) => expect.closeTo(value ?? 0, 0)),
      );
    }
  });
});
