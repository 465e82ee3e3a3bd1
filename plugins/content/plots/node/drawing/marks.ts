import type * as PlotLibrary from '@observablehq/plot';
import { bandAxis, type PlotSource, rangeOf, type Series, valueOn } from '../source.ts';
import type { Layout } from './layout.ts';
import { fillOf, type Look } from './look.ts';
import { scaled } from './scale.ts';
import { LINE_HEIGHT } from './text.ts';

const SYMBOL_RADIUS = 5;

/** Thinner than the lines of the data. */
const RULE = { stroke: 'var(--ink-soft)', strokeWidth: 1.25, strokeDasharray: '3 3' };

/** Type of the plotting library, which is loaded dynamically. */
export type Library = typeof PlotLibrary;

/** A bar from one number to another. */
interface Bar {
  readonly category: string;
  readonly from: number;
  readonly to: number;
}

/** Vertical offset of the marks in a category: half a line if its label is above, otherwise zero. */
const shiftOf = ({ isStackedLabel }: Layout): number => (isStackedLabel ? LINE_HEIGHT / 2 : 0);

/** The bars of each series. With stacking, each bar starts at the end of the previous one. */
function barsOf(source: PlotSource): ReadonlyMap<Series, readonly Bar[]> {
  const band = bandAxis(source) ?? 'x';
  const ends = new Map<string, number>();
  const bars = source.series.filter(({ mark }) => mark === 'bar');
  return new Map(
    bars.map((series) => [
      series,
      series.points.map((point) => {
        const category = String(valueOn(band, point));
        const value = Number(valueOn(band === 'x' ? 'y' : 'x', point));
        const from = source.bars === 'stacked' ? (ends.get(category) ?? 0) : 0;
        ends.set(category, from + value);
        return { category, from, to: from + value };
      }),
    ]),
  );
}

/** The insets on both sides that give a series its share of a category. */
function insetsOf(layout: Layout, source: PlotSource, at: number, of: number): [number, number] {
  const { canvas, margin, step, x } = layout;
  const isHorizontal = bandAxis(source) === 'y';
  const whole = isHorizontal ? step : (canvas.width - margin.left - margin.right) / x.domain.length;
  const room = isHorizontal ? 6 : whole * 0.16;
  const before = room + (layout.isStackedLabel ? LINE_HEIGHT : 0);
  const part = (whole - before - room) / of;
  const isGrouped = source.bars === 'grouped';
  return isGrouped
    ? [before + at * part, room + (of - 1 - at) * part + (at < of - 1 ? 1.5 : 0)]
    : [before, room];
}

function barMarks(Plot: Library, source: PlotSource, layout: Layout): PlotLibrary.Markish[] {
  const all = [...barsOf(source)];
  return all.map(([series, bars], at): PlotLibrary.Markish => {
    const named = layout.series[source.series.indexOf(series)];
    if (named === undefined) {
      return null;
    }
    const [before, after] = insetsOf(layout, source, at, all.length);
    const style = {
      fill: fillOf(named.look, named.pattern),
      stroke: named.look.color,
      strokeWidth: 1.2,
    };
    return bandAxis(source) === 'y'
      ? Plot.barX(bars, {
          y: 'category',
          x1: 'from',
          x2: 'to',
          insetTop: before,
          insetBottom: after,
          insetRight: 1.2,
          ...style,
        })
      : Plot.barY(bars, {
          x: 'category',
          y1: 'from',
          y2: 'to',
          insetLeft: before,
          insetRight: after,
          insetTop: 1.2,
          ...style,
        });
  });
}

function lineMark(
  Plot: Library,
  { points }: Series,
  source: PlotSource,
  { color, dashes }: Look,
): PlotLibrary.Markish {
  return Plot.line(points, {
    x: ([x]) => scaled(source, 'x', x),
    y: ([, y]) => scaled(source, 'y', y),
    stroke: color,
    strokeWidth: 2.5,
    ...(dashes === undefined ? {} : { strokeDasharray: dashes, strokeLinecap: 'butt' }),
  });
}

function dotMark(
  Plot: Library,
  { points }: Series,
  source: PlotSource,
  look: Look,
  dy: number,
): PlotLibrary.Markish {
  return Plot.dot(points, {
    x: ([x]) => scaled(source, 'x', x),
    y: ([, y]) => scaled(source, 'y', y),
    fill: look.color,
    stroke: 'var(--paper)',
    strokeWidth: 1,
    symbol: look.symbol,
    r: SYMBOL_RADIUS,
    dy,
  });
}

/** The rules of one kind, ranges or lines, each with its axis and its ends. */
function rulesOf(source: PlotSource, kind: 'range' | 'line') {
  return source.rules.flatMap((rule) => {
    const axis = rule.x === undefined ? ('y' as const) : ('x' as const);
    const [from, to] = (rangeOf(rule[axis]) ?? []).map((value) => scaled(source, axis, value));
    return (to === undefined) === (kind === 'line') ? [{ axis, from, to }] : [];
  });
}

/** Shaded ranges, behind the data. */
function rangeMarks(Plot: Library, source: PlotSource): PlotLibrary.Markish[] {
  const shade = { fill: 'currentColor', fillOpacity: 0.12 };
  return rulesOf(source, 'range').map(({ axis, from, to }) =>
    axis === 'x'
      ? Plot.rectX([0], { x1: [from], x2: [to], ...shade })
      : Plot.rectY([0], { y1: [from], y2: [to], ...shade }),
  );
}

/** Rules across the plot area, in front of bars. */
function ruleMarks(Plot: Library, source: PlotSource): PlotLibrary.Markish[] {
  return rulesOf(source, 'line').map(({ axis, from }) =>
    axis === 'x' ? Plot.ruleX([from], RULE) : Plot.ruleY([from], RULE),
  );
}

/** The numbers at the ends of bars or next to dots. */
function totalMark(Plot: Library, source: PlotSource, layout: Layout): PlotLibrary.Markish {
  const text = { text: 'label', fill: 'var(--ink)' };
  const gap = source.series.some(({ mark }) => mark === 'dot') ? SYMBOL_RADIUS + 4 : 5;
  return bandAxis(source) === 'y'
    ? Plot.text(layout.totals, {
        ...text,
        x: ({ value }) => Math.max(0, value),
        y: 'category',
        textAnchor: 'start',
        dx: gap,
        dy: shiftOf(layout),
      })
    : Plot.text(layout.totals, {
        ...text,
        x: 'category',
        y: ({ value }) => Math.max(0, value),
        lineAnchor: 'bottom',
        dy: -gap,
      });
}

/** The grid and the tick labels. */
function axisMarks(Plot: Library, layout: Layout): PlotLibrary.Markish[] {
  const { x, y, isStackedLabel, step } = layout;
  const soft = 'var(--ink-soft)';
  const grid = { stroke: 'var(--rule)', strokeOpacity: 1 };
  const categories = y.ticks.map(({ value }) => value);
  return [
    x.type === 'band'
      ? null
      : Plot.gridX(y.type === 'band' ? x.ticks.map(({ value }) => value) : [], grid),
    y.type === 'band'
      ? null
      : Plot.gridY(
          y.ticks.map(({ value }) => value),
          grid,
        ),
    Plot.text(x.ticks, {
      x: 'value',
      text: 'label',
      frameAnchor: 'bottom',
      lineAnchor: 'top',
      dy: 9,
      fill: x.type === 'band' ? 'var(--ink)' : soft,
    }),
    isStackedLabel
      ? Plot.text(categories, {
          y: (name) => name,
          text: (name) => name,
          frameAnchor: 'left',
          textAnchor: 'start',
          dx: -layout.margin.left,
          dy: -step / 2 + 6 + LINE_HEIGHT / 2,
        })
      : Plot.text(y.ticks, {
          y: 'value',
          text: 'label',
          frameAnchor: 'left',
          textAnchor: 'end',
          dx: -8,
          fill: y.type === 'band' ? 'var(--ink)' : soft,
        }),
  ];
}

/** All marks that use the plot's scales, from back to front. */
export function marksOf(Plot: Library, source: PlotSource, layout: Layout): PlotLibrary.Markish[] {
  const drawn = (mark: Series['mark'], draw: (series: Series, look: Look) => PlotLibrary.Markish) =>
    source.series.flatMap((series, index) => {
      const look = layout.series[index]?.look;
      return series.mark === mark && look !== undefined ? [draw(series, look)] : [];
    });
  const hasDotsOnCategories =
    layout.y.type === 'band' && layout.series.some(({ mark }) => mark === 'dot');
  return [
    ...axisMarks(Plot, layout),
    // A thin line across the plot area connects a dot to its category.
    hasDotsOnCategories
      ? Plot.ruleY(layout.y.domain, { stroke: 'var(--rule)', dy: shiftOf(layout) })
      : null,
    ...rangeMarks(Plot, source),
    ...barMarks(Plot, source, layout),
    ...ruleMarks(Plot, source),
    ...drawn('line', (series, look) => lineMark(Plot, series, source, look)),
    ...drawn('dot', (series, look) => dotMark(Plot, series, source, look, shiftOf(layout))),
    totalMark(Plot, source, layout),
  ];
}
