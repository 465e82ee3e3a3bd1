import { createHash } from 'node:crypto';
import { parseHTML } from 'linkedom';
import type { Drawing } from '../../shared/plot.ts';
import { labelWithUnit } from '../numbers.ts';
import { type PlotSource, rangeOf, valueOn } from '../source.ts';
import { compactContent } from './compact.ts';
import { textElement } from './element.ts';
import { CANVASES, type Layout, layoutOf } from './layout.ts';
import { legendElements } from './legend.ts';
import { loadPlotLibrary } from './library.cjs';
import { type Look, patternElement } from './look.ts';
import { type Library, marksOf } from './marks.ts';
import { scaled } from './scale.ts';
import { LINE_HEIGHT, TEXT_SIZE, textWidth } from './text.ts';

/** Converts a value to a position in the drawing. */
type Place = (axis: 'x' | 'y', value: number | Date | string) => number;

/** Distance from the middle of a line of text to its baseline. */
const FOOT = TEXT_SIZE * 0.34;

/** Labels each line at its end. Moves labels apart that would overlap, in order. */
function endLabels(source: PlotSource, { series, canvas, margin }: Layout, place: Place): string {
  const wanted = source.series
    .map(({ points }, index) => {
      const last = points.at(-1);
      const y = last === undefined ? 0 : place('y', scaled(source, 'y', valueOn('y', last)));
      return { index, y };
    })
    .sort((one, other) => one.y - other.y);
  const places: number[] = [];
  for (const { y } of wanted) {
    places.push(Math.max(y, (places.at(-1) ?? Number.NEGATIVE_INFINITY) + LINE_HEIGHT));
  }
  // If the lowest label was moved too far down, move it and the ones above back up.
  let floor = margin.top + canvas.fieldHeight;
  for (let at = places.length - 1; at >= 0; at -= 1) {
    places[at] = Math.min(places[at] ?? floor, floor);
    floor = (places[at] ?? floor) - LINE_HEIGHT;
  }
  const x = canvas.width - margin.right + 7;
  return wanted
    .map(({ index }, at) =>
      textElement(series[index]?.name ?? '', {
        x,
        y: (places[at] ?? 0) + FOOT,
        fill: series[index]?.look.color,
      }),
    )
    .join('');
}

/** Labels of the rules: for x, above the plot area, each on its own line; for y, on the rule. */
function ruleLabels(
  source: PlotSource,
  { canvas, margin, legendHeight, y }: Layout,
  place: Place,
): string {
  let row = y.type === 'band' ? 0 : 1;
  return source.rules
    .map((rule) => {
      const name = rule.x === undefined ? 'y' : 'x';
      const ends = (rangeOf(rule[name]) ?? []).map((value) =>
        place(name, scaled(source, name, value)),
      );
      if (name === 'y') {
        return textElement(rule.label, {
          class: 'halo',
          x: margin.left + 6,
          y: Math.min(...ends) - 5,
        });
      }
      row += 1;
      const half = textWidth(rule.label) / 2;
      const middle = ends.reduce((total, end) => total + end, 0) / ends.length;
      const x = Math.max(half, Math.min(middle, canvas.width - half));
      return textElement(rule.label, {
        'text-anchor': 'middle',
        x,
        y: legendHeight + row * LINE_HEIGHT - 5,
      });
    })
    .join('');
}

/** The titles of the axes: y above the plot area, x below it. */
function titles(
  source: PlotSource,
  { canvas, margin, height, legendHeight, x, y }: Layout,
): string {
  const soft = { fill: 'var(--ink-soft)' };
  const above =
    y.type === 'band'
      ? ''
      : textElement(labelWithUnit(source.y), {
          ...soft,
          x: 0,
          y: legendHeight + LINE_HEIGHT - 6,
        });
  const middle = (margin.left + canvas.width - margin.right) / 2;
  const label = labelWithUnit(source.x);
  const half = textWidth(label) / 2;
  const below =
    x.type === 'band'
      ? ''
      : textElement(label, {
          ...soft,
          'text-anchor': 'middle',
          x: Math.max(half, Math.min(middle, canvas.width - half)),
          y: height - 7,
        });
  return above + below;
}

/** Returns the path of a symbol, centered at the origin, as the plotting library draws it. */
function symbolPath(Plot: Library, document: Document): (look: Look) => string {
  return ({ symbol }) => {
    const drawn = Plot.dot([0], { symbol, r: 5, frameAnchor: 'middle' }).plot({
      document,
    } as object);
    return drawn.querySelector('path')?.getAttribute('d') ?? CIRCLE;
  };
}

/** The plotting library draws a circle as an element of its own, not as a path. */
const CIRCLE = 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0';

/**
 * Draws a plot at one width.
 *
 * @param source - a valid plot
 * @param name - the width to use
 * @returns always the same output for the same source
 */
export async function draw(source: PlotSource, name: keyof typeof CANVASES): Promise<Drawing> {
  const Plot = await loadPlotLibrary();
  const canvas = CANVASES[name];
  const id = `plot-${createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 8)}`;
  const layout = layoutOf(source, canvas, id);
  const { margin, height, x, y } = layout;
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const figure = Plot.plot({
    document,
    width: canvas.width,
    height,
    marginTop: margin.top,
    marginRight: margin.right,
    marginBottom: margin.bottom,
    marginLeft: margin.left,
    x: {
      type: x.type,
      domain: [...x.domain],
      axis: null,
      ...(x.type === 'band' && { padding: 0, round: false }),
    },
    y: {
      type: y.type,
      domain: [...y.domain],
      axis: null,
      ...(y.type === 'band' && { padding: 0, round: false }),
    },
    marks: marksOf(Plot, source, layout),
  });
  const place: Place = (axis, value) => Number(figure.scale(axis)?.apply(value));
  const patterns = layout.series
    .filter(({ mark }) => mark === 'bar')
    .map(({ look, pattern }) => patternElement(look, pattern))
    .join('');
  const content = [
    patterns === '' ? '' : `<defs>${patterns}</defs>`,
    // The library assumes `text-anchor: middle` everywhere.
    `<g text-anchor="middle">${compactContent(figure)}</g>`,
    titles(source, layout),
    legendElements(layout.legend, symbolPath(Plot, document)),
    ruleLabels(source, layout, place),
    layout.naming === 'ends' ? endLabels(source, layout, place) : '',
  ].join('');
  return { width: canvas.width, height, content };
}
