import { bandAxis, categories, type PlotSource, rangeOf, type Value, valueOn } from '../source.ts';
import { instantOf } from '../time.ts';
import { numberTicks, type Tick, timeTicks } from './tick.ts';

/** A scale of the plot: its domain and its ticks. */
export interface Scale {
  readonly type: 'linear' | 'log' | 'utc' | 'band';
  readonly domain: readonly (number | Date | string)[];
  readonly ticks: readonly Tick[];
}

/** Converts a value to the type that the scale expects. */
export function scaled(source: PlotSource, name: 'x' | 'y', value: Value): number | Date | string {
  switch (source[name].scale) {
    case 'band':
      return String(value);
    case 'time':
      return instantOf(value) ?? new Date(Number.NaN);
    default:
      return Number(value);
  }
}

/** The numbers that an axis must include: points, rules, and, for bars, zero and the ends of stacks. */
function reached(source: PlotSource, name: 'x' | 'y'): readonly number[] {
  const band = bandAxis(source);
  const bars = source.series.filter(({ mark }) => mark === 'bar');
  const values = source.series.flatMap(({ points }) =>
    points.map((point) => Number(scaled(source, name, valueOn(name, point)))),
  );
  const rules = source.rules.flatMap((rule) =>
    (rangeOf(rule[name]) ?? []).map((value) => Number(scaled(source, name, value))),
  );
  const isMeasured = band !== undefined && band !== name;
  const stacks =
    isMeasured && source.bars === 'stacked'
      ? categories(source).map((category) =>
          bars
            .flatMap(({ points }) => points)
            .filter((point) => String(valueOn(band, point)) === category)
            .reduce((total, point) => total + Number(valueOn(name, point)), 0),
        )
      : [];
  return [...values, ...rules, ...stacks, ...(isMeasured && bars.length > 0 ? [0] : [])];
}

/** The tick step of a linear scale for an approximate number of ticks: 1, 2, or 5 times a power of ten. */
function stepFor(span: number, count: number): number {
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10;
  return step * power;
}

function linearScale(values: readonly number[], ends: Ends, count: number) {
  const low = ends.from ?? Math.min(...values);
  const high = ends.to ?? Math.max(...values);
  // If all numbers are the same, use a range around them.
  const [from, to] = low === high ? [low - 1, high + 1] : [low, high];
  const step = stepFor(to - from, count);
  const first =
    ends.from === undefined ? Math.floor(from / step + 1e-9) : Math.ceil(from / step - 1e-9);
  const last = ends.to === undefined ? Math.ceil(to / step - 1e-9) : Math.floor(to / step + 1e-9);
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(digits)),
  );
  return {
    domain: [ends.from ?? ticks[0] ?? from, ends.to ?? ticks.at(-1) ?? to],
    ticks,
  };
}

/** A log scale with ticks at powers of ten. If fewer than two fit, also at 2 and 5 times a power. */
function logScale(values: readonly number[], ends: Ends) {
  const low = ends.from ?? Math.min(...values) / 1.4;
  const high = ends.to ?? Math.max(...values) * 1.4;
  const candidates = (factors: readonly number[]) =>
    Array.from(
      { length: Math.ceil(Math.log10(high)) - Math.floor(Math.log10(low)) + 1 },
      (_, index) => index + Math.floor(Math.log10(low)),
    )
      .flatMap((power) => factors.map((factor) => Number((factor * 10 ** power).toPrecision(1))))
      .filter((tick) => tick >= low && tick <= high);
  const powers = candidates([1]);
  return { domain: [low, high], ticks: powers.length > 1 ? powers : candidates([1, 2, 5]) };
}

interface Ends {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/**
 * Creates the scale of an axis.
 *
 * @param count - approximate number of ticks that fit
 */
export function scaleOf(source: PlotSource, name: 'x' | 'y', count: number): Scale {
  const axis = source[name];
  if (axis.scale === 'band') {
    const names = categories(source);
    return { type: 'band', domain: names, ticks: names.map((label) => ({ value: label, label })) };
  }
  const end = (value: Value | undefined) =>
    value === undefined ? undefined : Number(scaled(source, name, value));
  const ends: Ends = { from: end(axis.from), to: end(axis.to) };
  const values = reached(source, name);
  if (axis.scale === 'time') {
    const domain = [ends.from ?? Math.min(...values), ends.to ?? Math.max(...values)];
    const instants = domain.map((time) => new Date(time)) as [Date, Date];
    return { type: 'utc', domain: instants, ticks: timeTicks(instants, count) };
  }
  const { domain, ticks } =
    axis.scale === 'log' ? logScale(values, ends) : linearScale(values, ends, count);
  return { type: axis.scale, domain, ticks: numberTicks(ticks, axis.unit) };
}
