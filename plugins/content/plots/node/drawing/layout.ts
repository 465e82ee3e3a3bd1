import { sum, valueWriter } from '../numbers.ts';
import { bandAxis, type PlotSource, type Series, type Value, valueOn } from '../source.ts';
import { legendRows, type Named } from './legend.ts';
import { lookOf } from './look.ts';
import { type Scale, scaled, scaleOf } from './scale.ts';
import { LINE_HEIGHT, textWidth, widestText } from './text.ts';

/** A width at which plots are drawn, in units of 1/16 rem. */
export interface Canvas {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  /** Height of the plot area, unless categories are on y. */
  readonly fieldHeight: number;
  /** Approximate number of ticks per scale. */
  readonly ticks: { readonly x: number; readonly y: number };
}

/** The text column, which is 38rem wide, and a phone, where labels stay as large as the surrounding text. */
export const CANVASES: { readonly [name in Canvas['name']]: Canvas } = {
  wide: { name: 'wide', width: 608, fieldHeight: 288, ticks: { x: 7, y: 6 } },
  narrow: { name: 'narrow', width: 340, fieldHeight: 232, ticks: { x: 4, y: 5 } },
};

/** A position on the category axis, with a number to show at the end of its bar or next to its dot. */
export interface Total {
  readonly category: string;
  readonly value: number;
  readonly label: string;
}

/** The layout of a plot. */
export interface Layout {
  readonly canvas: Canvas;
  readonly height: number;
  readonly margin: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  readonly x: Scale;
  readonly y: Scale;
  readonly series: readonly Named[];
  /** How series are labeled: at the ends of their lines, in a legend above the plot area, or not at all. */
  readonly naming: 'ends' | 'legend' | 'none';
  readonly legend: readonly (readonly Named[])[];
  readonly legendHeight: number;
  /** Whether categories on y have their label above instead of next to them, because it's too long. */
  readonly isStackedLabel: boolean;
  /** Height of a category on y. */
  readonly step: number;
  readonly totals: readonly Total[];
}

/** Maximum share of the width for labels next to the plot area. */
const LABEL_SHARE = 0.4;

/** The axis with the numbers when the other one has categories. */
function measuredAxis(source: PlotSource): 'x' | 'y' {
  return bandAxis(source) === 'x' ? 'y' : 'x';
}

/** The numbers to show for bars and dots, if there's one per category or if bars are stacked. */
function totalsOf(source: PlotSource): readonly Total[] {
  const band = bandAxis(source);
  const isSingle = source.series.length === 1 && source.series[0]?.mark !== 'line';
  const isStacked = source.bars === 'stacked' && source.series.every(({ mark }) => mark === 'bar');
  if (band === undefined || !(isSingle || isStacked)) {
    return [];
  }
  const measured = measuredAxis(source);
  const write = valueWriter(measured, source);
  const numbers = new Map<string, number[]>();
  for (const point of source.series.flatMap(({ points }) => points)) {
    const category = String(valueOn(band, point));
    numbers.set(category, [...(numbers.get(category) ?? []), Number(valueOn(measured, point))]);
  }
  return [...numbers]
    .filter(([, values]) => isStacked || values.length === 1)
    .map(([category, values]) => ({ category, value: sum(values), label: write(sum(values)) }));
}

/** Whether all series are lines with the same end, where they can be labeled. */
function endTogether(source: PlotSource): boolean {
  const ends = source.series.map(({ points }: Series) => {
    const last = points.at(-1)?.[0] as Value;
    return String(scaled(source, 'x', last).valueOf());
  });
  return source.series.every(({ mark }) => mark === 'line') && new Set(ends).size === 1;
}

function namingOf(source: PlotSource, canvas: Canvas): Layout['naming'] {
  if (source.series.length === 1) {
    return 'none';
  }
  const room = widestText(source.series.map(({ name }) => name));
  const fits =
    room <= canvas.width * LABEL_SHARE && source.series.length * LINE_HEIGHT <= canvas.fieldHeight;
  return fits && endTogether(source) ? 'ends' : 'legend';
}

/** Height of a category on y: its bars, its label if that's above, and the spacing. */
function stepOf(source: PlotSource, isStackedLabel: boolean): number {
  const bars = source.series.filter(({ mark }) => mark === 'bar').length;
  const thickness = source.bars === 'grouped' ? bars * 18 : 22;
  return thickness + 12 + (isStackedLabel ? LINE_HEIGHT : 0);
}

export function layoutOf(source: PlotSource, canvas: Canvas, id: string): Layout {
  const { width } = canvas;
  const x = scaleOf(source, 'x', canvas.ticks.x);
  const y = scaleOf(source, 'y', canvas.ticks.y);
  const series = source.series.map(({ name, mark }, index) => ({
    name,
    mark,
    look: lookOf(index),
    pattern: `${id}-${canvas.name}-${index + 1}`,
  }));
  const naming = namingOf(source, canvas);
  const legend = naming === 'legend' ? legendRows(series, width) : [];
  const totals = totalsOf(source);

  const isHorizontal = y.type === 'band';
  const labels = widestText(y.ticks.map(({ label }) => label));
  const isStackedLabel = isHorizontal && labels > width * LABEL_SHARE;
  const step = stepOf(source, isStackedLabel);

  const endTick = textWidth(x.ticks.at(-1)?.label ?? '') / 2;
  const rightLabels = isHorizontal
    ? widestText(totals.map(({ label }) => label))
    : naming === 'ends'
      ? widestText(series.map(({ name }) => name))
      : 0;
  const rulesAbove = source.rules.filter(({ x: crossing }) => crossing !== undefined).length;
  const titleAbove = isHorizontal ? 0 : 1;
  const totalsAbove = !isHorizontal && totals.length > 0 ? 1 : 0;
  const legendHeight = legend.length === 0 ? 0 : legend.length * LINE_HEIGHT + 8;
  const margin = {
    top: legendHeight + (titleAbove + rulesAbove + totalsAbove) * LINE_HEIGHT + 8,
    right: Math.ceil(Math.max(rightLabels + 8, x.type === 'band' ? 2 : endTick + 1)),
    bottom: (source.x.scale === 'band' ? 1 : 2) * LINE_HEIGHT + 8,
    left: isStackedLabel
      ? Math.ceil(textWidth(x.ticks[0]?.label ?? '') / 2)
      : Math.ceil(
          Math.max(
            labels + 8,
            isHorizontal || x.type === 'band' ? 0 : textWidth(x.ticks[0]?.label ?? '') / 2,
          ),
        ),
  };
  const field = isHorizontal ? step * y.domain.length : canvas.fieldHeight;
  return {
    canvas,
    height: margin.top + field + margin.bottom,
    margin,
    x,
    y,
    series,
    naming,
    legend,
    legendHeight,
    isStackedLabel,
    step,
    totals,
  };
}

/** Whether category labels fit below a plot, even at the width of a phone. */
export function haveRoomBelow(source: PlotSource): boolean {
  if (source.x.scale !== 'band') {
    return true;
  }
  const { canvas, margin, x } = layoutOf(source, CANVASES.narrow, '');
  const room = (canvas.width - margin.left - margin.right) / x.domain.length;
  return widestText(x.ticks.map(({ label }) => label)) <= room;
}
