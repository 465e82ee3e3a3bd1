import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { draw } from '../../../../../../../plugins/content/plots/node/drawing/index.ts';
import {
  CANVASES,
  layoutOf,
} from '../../../../../../../plugins/content/plots/node/drawing/layout.ts';
import { TEXT_SIZE } from '../../../../../../../plugins/content/plots/node/drawing/text.ts';
import { plotSchema } from '../../../../../../../plugins/content/plots/node/source.ts';

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
    series: [line('Green', 100), line('Black & <white>', 101), line('White', 3)],
    ...given,
  });

const bars = plot({
  x: { label: 'Cups' },
  y: { label: 'Drink', scale: 'band' },
  bars: 'stacked',
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

const rootOf = (content: string) => parseHTML(`<svg>${content}</svg>`).document;
const textsOf = (content: string) =>
  Array.from(rootOf(content).querySelectorAll('text'), ({ textContent }) => textContent);

describe('a drawing', () => {
  test('is the same for the same source, and differs between the widths', async () => {
    const first = await draw(plot({}), 'wide');
    expect(await draw(plot({}), 'wide')).toEqual(first);
    expect((await draw(plot({}), 'narrow')).content).not.toBe(first.content);
    expect((await draw(bars, 'wide')).content).toBe((await draw(bars, 'wide')).content);
  });

  test('knows its size', async () => {
    const { width, height } = await draw(plot({}), 'narrow');
    expect(width).toBe(CANVASES.narrow.width);
    expect(height).toBe(layoutOf(plot({}), CANVASES.narrow, '').height);
  });

  test('takes its colors from tokens and holds no style, script or label of its own', async () => {
    for (const source of [plot({}), bars]) {
      const { content } = await draw(source, 'wide');
      const painted = content.matchAll(/(?:fill|stroke)="([^"]+)"/g);
      for (const [, paint] of painted) {
        expect(paint).toMatch(
          /^(?:var\(--[a-z0-9-]+\)|none|currentColor|url\(#plot-[0-9a-f]{8}-wide-\d\))$/,
        );
      }
      expect(content).not.toMatch(/<style|<script|aria-|class="plot/);
    }
  });

  test('writes places to a tenth of a unit', async () => {
    expect((await draw(plot({}), 'wide')).content).not.toMatch(/\d\.\d\d/);
  });

  test('names lines at their ends, apart from each other, with what HTML would read as markup', async () => {
    const { content } = await draw(plot({}), 'wide');
    const names = ['Green', 'Black & <white>', 'White'];
    expect(textsOf(content)).toEqual(expect.arrayContaining(names));
    const labels = Array.from(rootOf(content).querySelectorAll('text'))
      .filter(({ textContent }) => names.includes(textContent ?? ''))
      .map((label) => Number(label.getAttribute('y')));
    expect(labels).toHaveLength(3);
    for (const [index, y] of labels.entries()) {
      for (const other of labels.slice(index + 1)) {
        expect(Math.abs(y - other)).toBeGreaterThanOrEqual(TEXT_SIZE);
      }
      expect(y).toBeLessThan(layoutOf(plot({}), CANVASES.wide, '').height);
    }
  });

  test('has a legend where the names do not fit at the ends', () => {
    const long = plot({
      series: [line('A name that takes more room than a phone has', 1), line('B', 2)],
    });
    expect(layoutOf(long, CANVASES.narrow, '').naming).toBe('legend');
    expect(layoutOf(plot({}), CANVASES.narrow, '').naming).toBe('ends');
    expect(layoutOf(plot({ series: [line('Tea', 1)] }), CANVASES.narrow, '').naming).toBe('none');
  });

  test('tells lines apart by dashes and bars by hatching', async () => {
    const dashes = [
      ...(await draw(plot({}), 'wide')).content.matchAll(/stroke-dasharray="([^"]+)"/g),
    ];
    expect(new Set(dashes.map(([, pattern]) => pattern)).size).toBe(2);
    const { content } = await draw(bars, 'narrow');
    expect(rootOf(content).querySelectorAll('pattern')).toHaveLength(1);
    expect(content).toContain('fill="var(--plot-1)"');
  });

  test('writes what stacked bars add up to, and puts names that are long above them', async () => {
    expect(textsOf((await draw(bars, 'wide')).content)).toEqual(
      expect.arrayContaining(['Tea', '5', '1']),
    );
    const long = plot({
      x: { label: 'Cups' },
      y: { label: 'Drink', scale: 'band' },
      series: [{ name: 'Cups', mark: 'bar', points: [[3, 'Tea from the second pot']] }],
    });
    expect(layoutOf(long, CANVASES.narrow, '').isStackedLabel).toBe(true);
    expect(layoutOf(long, CANVASES.wide, '').isStackedLabel).toBe(false);
  });

  test('has rules and ranges with their labels', async () => {
    const ruled = plot({
      rules: [
        { x: 5, label: 'Noon' },
        { y: [20, 40], label: 'Enough' },
      ],
    });
    const { content } = await draw(ruled, 'wide');
    expect(textsOf(content)).toEqual(expect.arrayContaining(['Noon', 'Enough']));
    expect(rootOf(content).querySelectorAll('rect')).toHaveLength(1);
  });
});
