import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { draw } from '../../../../../plugins/plots/node/draw.ts';
import { plotSchema } from '../../../../../plugins/plots/node/source.ts';
import type { Drawing } from '../../../../../plugins/plots/shared/plot.ts';

const line = (name: string, end: number) => ({
  name,
  mark: 'line',
  points: [
    [0, 1],
    [10, end],
  ],
});

const plot = (given: object) =>
  plotSchema.parse({
    caption: 'Tea',
    alt: 'Tea',
    x: { label: 'Hour' },
    y: { label: 'Cups', unit: 'ml' },
    series: [line('Green', 100), line('Red & <tea>', 101), line('White', 3)],
    ...given,
  });

const BARS = plot({
  x: { label: 'Cups' },
  y: { label: 'Drink', scale: 'band' },
  series: [
    {
      name: 'Small',
      mark: 'bar',
      points: [
        [3, 'Tea'],
        [1, 'Coffee'],
      ],
    },
    { name: 'Large', mark: 'bar', points: [[2, 'Tea']] },
  ],
});

/** A plot with dots at some places on x, and 1 on y. */
const places = (x: object, ...values: readonly (number | string)[]) =>
  plot({
    x: { label: 'Place', ...x },
    series: [{ name: 'Tea', mark: 'dot', points: values.map((value) => [value, 1]) }],
  });

const elementsOf = ({ content }: Drawing, selector: string) =>
  Array.from(parseHTML(`<svg>${content}</svg>`).document.querySelectorAll(selector));
const textsOf = (drawing: Drawing) => elementsOf(drawing, 'text').map((text) => text.textContent);

test('a drawing is the same for the same source, and differs between the widths', async () => {
  const first = await draw(plot({}));
  expect(await draw(plot({}))).toEqual(first);
  expect(first.narrow.content).not.toBe(first.wide.content);
  expect(first.narrow.width).toBeLessThan(first.wide.width);
});

test('takes its colors from tokens and holds no style, script or label of its own', async () => {
  for (const source of [plot({}), BARS]) {
    const { wide, legend } = await draw(source);
    for (const { content } of [wide, ...legend.map(({ sample }) => sample)]) {
      for (const [, paint] of content.matchAll(/(?:fill|stroke)="([^"]+)"/g)) {
        expect(paint).toMatch(/^(?:var\(--[a-z0-9-]+\)|none|currentColor)$/);
      }
      expect(content).not.toMatch(/<style|<script|aria-|class=/);
    }
  }
});

test('writes places to a tenth of a unit, and numbers as they are', async () => {
  const { wide } = await draw(
    plot({
      y: { label: 'Drink', scale: 'band' },
      series: [{ name: 'Cups', mark: 'dot', points: [[1.234, 'Tea']] }],
    }),
  );
  expect(textsOf(wide)).toContain('1.234');
  expect(wide.content.replace(/>[^<]+</g, '><')).not.toMatch(/\d\.\d\d/);
});

test('names lines at their ends, apart from each other, with what HTML would read as markup', async () => {
  const { wide, legend } = await draw(plot({}));
  expect(legend).toEqual([]);
  const heights = ['White', 'Green', 'Red & <tea>'].map((name) => {
    const label = elementsOf(wide, 'text').find(({ textContent }) => textContent === name);
    const moves = [
      label?.getAttribute('transform'),
      label?.parentElement?.getAttribute('transform'),
    ];
    return moves
      .map((move) => Number(/,(-?[\d.]+)\)/.exec(move ?? '')?.[1]))
      .reduce((total, move) => total + move);
  });
  const [white = 0, green = 0, red = 0] = heights;
  expect(white - green).toBeGreaterThan(20);
  expect(green - red).toBeGreaterThanOrEqual(19.9);
  expect(red).toBeGreaterThan(0);
});

test('has a legend where the names do not fit, or lines end at several places', async () => {
  const names = async (...series: readonly object[]) =>
    (await draw(plot({ series }))).legend.map(({ name }) => name);
  const long = 'A name that takes more room than a phone has';
  expect(await names(line(long, 1), line('B', 2))).toEqual([long, 'B']);
  expect(
    await names(line('A', 1), {
      ...line('B', 2),
      points: [
        [0, 1],
        [9, 2],
      ],
    }),
  ).toEqual(['A', 'B']);
  expect(await names(line('Tea', 1))).toEqual([]);
});

test('tells lines apart by dashes, dots by their shape, and bars by their shade', async () => {
  const { wide } = await draw(plot({}));
  const dashes = wide.content.matchAll(/stroke-dasharray="([^"]+)"/g);
  expect(new Set([...dashes].map(([, pattern]) => pattern)).size).toBe(2);
  const { legend } = await draw(BARS);
  const shades = legend.map(({ sample }) =>
    elementsOf(sample, '[fill-opacity]')[0]?.getAttribute('fill-opacity'),
  );
  expect(new Set(shades).size).toBe(2);
  const dots = await draw(
    plot({
      series: [0, 1, 2, 3, 4].map((at) => ({ name: `${at}`, mark: 'dot', points: [[1, at]] })),
    }),
  );
  const shapes = dots.legend.map(({ sample }) => sample.content.replace(/--plot-\d/, ''));
  expect(new Set(shapes).size).toBe(5);
});

test('stacks the bars of several series, and writes what they add up to', async () => {
  const { wide } = await draw(BARS);
  expect(textsOf(wide)).toEqual(expect.arrayContaining(['Tea', '5', 'Coffee']));
  const bars = elementsOf(wide, 'rect').map((bar) => Number(bar.getAttribute('x')));
  expect(bars[0]).toBe(bars[1]);
  expect(bars[2]).toBeGreaterThan(bars[0] ?? 0);
});

test('breaks names that are long', async () => {
  const { narrow, wide } = await draw(
    plot({
      y: { label: 'Drink', scale: 'band' },
      series: [{ name: 'Cups', mark: 'bar', points: [[3, 'Tea from the second pot']] }],
    }),
  );
  expect(elementsOf(narrow, 'tspan')).toHaveLength(2);
  expect(elementsOf(wide, 'tspan')).toHaveLength(0);
});

test('has rules and ranges with their labels', async () => {
  const { wide } = await draw(
    plot({
      rules: [
        { x: 5, label: 'Noon' },
        { y: [20, 40], label: 'Enough' },
      ],
    }),
  );
  expect(textsOf(wide)).toEqual(expect.arrayContaining(['Noon', 'Enough']));
  expect(elementsOf(wide, 'rect')).toHaveLength(1);
});

test('an axis has round numbers, in the ends that it is given', async () => {
  const ticks = async (...given: Parameters<typeof places>) => {
    const texts = textsOf((await draw(places(...given))).wide);
    return texts.slice(texts.indexOf('Cups, ml') + 1, texts.indexOf('Place'));
  };
  expect(await ticks({}, 3, 97)).toEqual(['0', '20', '40', '60', '80', '100']);
  expect(await ticks({ from: 7, to: 31, unit: '%' }, 9)).toEqual([
    '10%',
    '15%',
    '20%',
    '25%',
    '30%',
  ]);
  expect(await ticks({ scale: 'log' }, 60, 15754)).toEqual(['100', '1,000', '10,000']);
  expect(await ticks({ scale: 'time' }, '2021', '2025')).toEqual([
    '2021',
    '2022',
    '2023',
    '2024',
    '2025',
  ]);
});
