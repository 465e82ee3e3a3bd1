import type * as PlotLibrary from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { Drawing, DrawnPlot } from '../shared/plot.ts';
import {
  AXES,
  type Axis,
  categoriesOf,
  type PlotSource,
  positionOf,
  type Series,
} from './source.ts';
import { isStacked, tableOf, totalOf, valueFormat, withUnit } from './table.ts';

type Plot = typeof PlotLibrary;
type Drawn = Pick<DrawnPlot, 'legend' | 'wide' | 'narrow'>;

type Place = (axis: 'x' | 'y', value: unknown) => number;

/** The text column, which is 38rem wide, and a phone. The height is that of the plot area without categories. */
const CANVASES = {
  wide: { width: 608, fieldHeight: 288, tickSpacing: 80 },
  narrow: { width: 340, fieldHeight: 232, tickSpacing: 48 },
};

/** Size of all text, and height of a line, in units of 1/16 rem. */
const TEXT_SIZE = 14.4;
const LINE_HEIGHT = 20;

/** Longest text next to the plot area, as a share of the width. */
const LABEL_SHARE = 0.35;

/** What distinguishes series without color. */
const STYLES = [
  { symbol: 'circle', dashes: 'none', shade: 1 },
  { symbol: 'square', dashes: '9 4', shade: 0.4 },
  { symbol: 'triangle', dashes: '1.5 4', shade: 0 },
  { symbol: 'diamond', dashes: '12 4 1.5 4', shade: 0.7 },
  { symbol: 'star', dashes: '5 3', shade: 0.2 },
] as const;

/** How a series is drawn. Colors are CSS tokens, so that they follow the color mode. */
function styleOf(index: number) {
  const { symbol, dashes, shade } = STYLES[index] ?? STYLES[0];
  const color = `var(--plot-${index + 1})`;
  return {
    line: { stroke: color, strokeWidth: 2.5, strokeDasharray: dashes, strokeLinecap: 'butt' },
    dot: { fill: color, stroke: 'var(--paper)', symbol, r: 5 },
    bar: { fill: color, fillOpacity: shade, stroke: color },
  };
}

/** Room for the longest text, in the widest of the fonts that a reader may have. Some characters count twice. */
function roomFor(texts: readonly string[]): number {
  const lengths = texts.map((text) => text.replace(/[%@mwMW]/g, '$&$&').length);
  return Math.max(0, ...lengths) * TEXT_SIZE * 0.62;
}

/** Attributes that repeat the page's style or the picture's label. */
const NEEDLESS = / (?:aria-[a-z]+|font-variant|stroke-(?:linejoin|miterlimit))="[^"]*"/g;

function drawingOf(svg: Element): Drawing {
  svg.querySelector('style')?.remove();
  const content = svg.innerHTML
    .replace(/<[^>]+>/g, (tag) =>
      tag
        .replace(NEEDLESS, '')
        .replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
        .replace(' />', '/>'),
    )
    .replace(/<g[^>]*(?:\/>|><\/g>)/g, '');
  return {
    width: Number(svg.getAttribute('width')),
    height: Number(svg.getAttribute('height')),
    content,
  };
}

/** The ticks of an axis: powers of ten if it's logarithmic and has at least two, otherwise as far apart as given. */
function tickOptions(source: PlotSource, name: 'x' | 'y', side: 0 | 1, tickSpacing: number) {
  const { scale, from, to } = source[name];
  const points = source.series.flatMap((one) => one.points);
  const numbers = [from ?? [], to ?? [], points.map((point) => point[side])].flat().map(Number);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const powers = Array.from({ length: 30 }, (_, index) => Number(`1e${index - 15}`));
  const ticks = powers.filter((power) => low <= power && power <= high);
  return scale === 'log' && ticks.length > 1 ? { ticks } : { tickSpacing };
}

function axisOptions(axis: Axis): PlotLibrary.ScaleOptions {
  const isOpen = axis.from === undefined || axis.to === undefined;
  return {
    type: axis.scale === 'time' ? 'utc' : (axis.scale as 'linear' | 'log'),
    label: withUnit(axis.label, axis),
    labelArrow: 'none',
    tickSize: 0,
    nice: axis.scale === 'linear' && isOpen ? 5 : false,
    // Dots at the ends of a scale without round ends would be cut off.
    inset: axis.scale === 'log' ? 8 : 0,
    ...((axis.scale === 'log' || axis.unit === '%') && {
      tickFormat: (value: number) => valueFormat([value], axis)(value),
    }),
  };
}

/** The number of each category, where there is one, and the place for it. */
function totalsOf(source: PlotSource) {
  const rows = source.series.length === 1 || isStacked(source) ? tableOf(source).slice(1) : [];
  return categoriesOf(source).flatMap((y, index) => {
    const text = rows[index]?.at(-1);
    return text === undefined ? [] : [{ x: Math.max(0, totalOf(source, y)), y, text }];
  });
}

/** A rule across the plot area or a shaded range, and its label: for x above the plot area, on a line of its own. */
function ruleMarks(Plot: Plot, source: PlotSource, place: Place) {
  let labelTop = LINE_HEIGHT / 2;
  return source.rules.map(({ label, ...rule }) => {
    const name = rule.x === undefined ? 'y' : 'x';
    const [from, to] = [rule[name] ?? []].flat().map((value) => positionOf(value, source[name]));
    const line = { strokeWidth: 1.2, strokeDasharray: '3 3' };
    const text = { fill: 'var(--ink)', stroke: 'var(--paper)', strokeWidth: 4 };
    labelTop -= name === 'x' ? LINE_HEIGHT : 0;
    // A label on x goes to the side where it has half the width of a phone or more.
    const textAnchor = place('x', from) > CANVASES.narrow.width / 2 ? 'end' : 'start';
    return {
      line:
        to === undefined
          ? Plot[name === 'x' ? 'ruleX' : 'ruleY']([from], line)
          : Plot.rect([0], { [`${name}1`]: [from], [`${name}2`]: [to], fillOpacity: 0.1 }),
      label:
        name === 'x'
          ? Plot.text([label], { x: [from], frameAnchor: 'top', textAnchor, dy: labelTop, ...text })
          : Plot.text([label], { y: [to ?? from], frameAnchor: 'left', dx: 6, dy: -10, ...text }),
    };
  });
}

/** The data and the rules, from back to front. */
function marksOf(Plot: Plot, source: PlotSource, place: Place): PlotLibrary.Markish[] {
  const series = source.series.map(({ mark, points }, index) => ({
    mark,
    style: styleOf(index),
    points: points.map(([x, y]) => ({ x: positionOf(x, source.x), y: positionOf(y, source.y) })),
  }));
  const bars = series.flatMap(({ mark, points, style }) =>
    mark === 'bar' ? points.map((point) => ({ ...point, ...style.bar })) : [],
  );
  const rules = ruleMarks(Plot, source, place);
  const at = { x: 'x', y: 'y' };
  return [
    // A thin line connects a dot to its category.
    bars.length === 0
      ? Plot.ruleY(categoriesOf(source), { stroke: 'var(--rule)' })
      : Plot.barX(bars, { ...at, fill: 'fill', fillOpacity: 'fillOpacity', stroke: 'stroke' }),
    ...rules.map(({ line }) => line),
    ...series.map(({ mark, points, style }) => {
      switch (mark) {
        case 'line':
          return Plot.line(points, { ...at, ...style.line });
        case 'dot':
          return Plot.dot(points, { ...at, ...style.dot });
        default:
          return null;
      }
    }),
    Plot.text(totalsOf(source), {
      ...at,
      text: 'text',
      dx: 9,
      textAnchor: 'start',
      fill: 'var(--ink)',
    }),
    ...rules.map(({ label }) => label),
    // Draws nothing, but extends the axes to their ends.
    ...AXES.map(([name]) => {
      const { from, to } = source[name];
      const ends = [from ?? [], to ?? []].flat();
      return Plot.text([], { [name]: ends.map((end) => positionOf(end, source[name])) });
    }),
  ];
}

/** Whether lines are named at their ends: if they end at the same place, and the names fit on a phone. */
function isNamedAtEnds({ series }: PlotSource): boolean {
  return (
    series.length > 1 &&
    series.every(({ mark }) => mark === 'line') &&
    new Set(series.map(({ points }) => points.at(-1)?.[0])).size === 1 &&
    roomFor(series.map(({ name }) => name)) <= CANVASES.narrow.width * LABEL_SHARE
  );
}

/** Names lines at their ends. Names that would overlap move apart: up, but not above the plot area, and then down. */
function endLabels(Plot: Plot, { x, y, series }: PlotSource, top: number, place: Place) {
  const labels = series.map(({ name, points }, index) => {
    const [endX = 0, endY = 0] = points.at(-1) ?? [];
    const end = { x: [positionOf(endX, x)], y: [positionOf(endY, y)] };
    return { name, end, at: place('y', end.y[0]), dy: 0, fill: styleOf(index).line.stroke };
  });
  labels.sort((one, other) => one.at - other.at);
  labels.reduceRight((floor, label) => {
    label.dy = Math.min(0, floor - label.at);
    return label.at + label.dy - LINE_HEIGHT;
  }, Number.POSITIVE_INFINITY);
  labels.reduce((ceiling, label) => {
    label.dy = Math.max(label.dy, ceiling - label.at);
    return label.at + label.dy + LINE_HEIGHT;
  }, top);
  return labels.map(({ name, end, dy, fill }) =>
    Plot.text([name], { ...end, textAnchor: 'start', dx: 7, dy, fill }),
  );
}

/** Draws a valid plot at both widths, always the same for the same source. */
export async function draw(source: PlotSource): Promise<Drawn> {
  // Loading it takes a second, which most commands don't need.
  const Plot = await import('@observablehq/plot');
  const { document } = parseHTML('<html></html>');
  const names = categoriesOf(source);
  const isBand = names.length > 0;
  const isNamed = isNamedAtEnds(source);
  // What ticks on x look like, unless it has the numbers of bars, which are longer.
  const places = tableOf(source)
    .map(([first = '']) => first)
    .slice(1);

  const drawAt = ({ width, fieldHeight, tickSpacing }: (typeof CANVASES)['wide']): Drawing => {
    const linesAbove = source.rules.filter(({ x }) => x !== undefined).length + (isBand ? 0 : 1);
    const room = Math.min(roomFor(names), width * LABEL_SHARE);
    const isBroken = room < roomFor(names);
    const marginTop = 8 + LINE_HEIGHT * linesAbove;
    const ticks = {
      x: tickOptions(source, 'x', 0, Math.max(tickSpacing, isBand ? 70 : 30 + roomFor(places))),
      y: tickOptions(source, 'y', 1, 50),
    };
    const grid = { stroke: 'var(--rule)', strokeOpacity: 1 };
    const height = isBand ? names.length * (isBroken ? 44 : 34) : fieldHeight;
    const plot = (marginBottom: number, margins: PlotLibrary.PlotOptions, place: Place) =>
      Plot.plot({
        document,
        width,
        height: marginTop + height + marginBottom,
        marginTop,
        marginBottom,
        ...margins,
        x: { ...axisOptions(source.x), ...ticks.x },
        y: isBand
          ? { domain: names, padding: 0.35, axis: null }
          : { ...axisOptions(source.y), ...ticks.y },
        marks: [
          isBand ? Plot.gridX({ ...grid, ...ticks.x }) : Plot.gridY({ ...grid, ...ticks.y }),
          isBand
            ? Plot.axisY({
                tickSize: 0,
                label: null,
                fill: 'var(--ink)',
                lineWidth: isBroken ? room / TEXT_SIZE / 1.15 : Number.POSITIVE_INFINITY,
              })
            : null,
          ...marksOf(Plot, source, place),
          ...(isNamed ? endLabels(Plot, source, marginTop, place) : []),
        ],
      });
    // The sizes of the margins and the places of labels depend on the ticks and scales that the library chooses.
    const trial = plot(0, {}, () => 0);
    const ticksOn = (name: string) =>
      Array.from(trial.querySelectorAll(`[aria-label="${name}-axis tick label"] text`));
    const widthOf = (labels: readonly Element[]) =>
      roomFor(labels.map(({ textContent }) => textContent ?? ''));
    const isTwoLines = ticksOn('x').some((label) => label.querySelector('tspan') !== null);
    const atRight = isNamed
      ? source.series.map(({ name }) => name)
      : totalsOf(source).map(({ text }) => text);
    return drawingOf(
      plot(
        LINE_HEIGHT * (isTwoLines ? 3 : 2.3),
        {
          marginLeft: 12 + (isBand ? room : widthOf(ticksOn('y'))),
          marginRight: Math.max(16 + roomFor(atRight), 10 + widthOf(ticksOn('x').slice(-1)) / 2),
        },
        (name, value) => Number(trial.scale(name)?.apply(value)),
      ),
    );
  };

  const drawSample = ({ mark }: Series, index: number): Drawing => {
    const { line, dot, bar } = styleOf(index);
    const marks = {
      line: () => Plot.ruleY([0], line),
      dot: () => Plot.dot([0], { ...dot, frameAnchor: 'middle' }),
      bar: () => Plot.frame(bar),
    };
    const size = { width: 26, height: 14, margin: 1 };
    return drawingOf(Plot.plot({ document, ...size, axis: null, marks: [marks[mark]()] }));
  };

  return {
    legend: source.series
      .map((series, index) => ({ name: series.name, sample: drawSample(series, index) }))
      .filter(() => source.series.length > 1 && !isNamed),
    wide: drawAt(CANVASES.wide),
    narrow: drawAt(CANVASES.narrow),
  };
}
