import type { Numbers } from '../shared/plot.ts';
import { type Axis, keyAxis, type PlotSource, type Value, valueOn } from './source.ts';
import { instantOf, writtenTime } from './time.ts';

/** Number of decimals in a number's JavaScript representation. */
function decimalsOf(value: number): number {
  const [, fraction = '', exponent = '0'] =
    /^-?\d+(?:\.(\d+))?(?:e([-+]\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}

/**
 * Creates a formatter with digit grouping and as many decimals as the most precise number has, so that numbers line up:
 * 0.66 and 15.4 as `0.66` and `15.40`.
 *
 * @param values - the numbers that are shown together
 * @param unit - the unit; only `%` is appended to numbers
 */
export function numberWriter(
  values: readonly number[],
  unit: string | undefined,
): (value: number) => string {
  const digits = Math.min(20, Math.max(0, ...values.map(decimalsOf)));
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (value) => format.format(value).replace('-', '−') + (unit === '%' ? '%' : '');
}

/** The label of an axis with its unit, such as `Cost, USD`. */
export function labelWithUnit({ label, unit }: Axis): string {
  return unit === undefined || unit === '%' ? label : `${label}, ${unit}`;
}

/** The numbers of all series on an axis. */
function numbersOn(axis: 'x' | 'y', { series }: PlotSource): readonly number[] {
  return series.flatMap(({ points }) => points.map((point) => Number(valueOn(axis, point))));
}

/** Creates a formatter for the values of an axis, for the table and the labels. */
export function valueWriter(name: 'x' | 'y', source: PlotSource): (value: Value) => string {
  const axis = source[name];
  if (axis.scale === 'band') {
    return String;
  }
  if (axis.scale === 'time') {
    return writtenTime;
  }
  const write = numberWriter(numbersOn(name, source), axis.unit);
  return (value) => write(Number(value));
}

/** The distinct keys of all series: categories in source order, other values sorted. */
function keysInOrder(source: PlotSource): readonly Value[] {
  const key = keyAxis(source);
  const keys = new Map<string, Value>();
  for (const { points } of source.series) {
    for (const point of points) {
      keys.set(String(valueOn(key, point)), valueOn(key, point));
    }
  }
  const { scale } = source[key];
  const size = (value: Value) => (scale === 'time' ? Number(instantOf(value)) : Number(value));
  const found = [...keys.values()];
  return scale === 'band' ? found : found.sort((one, other) => size(one) - size(other));
}

/**
 * Creates a table with the numbers of a plot: one row per key, one column per series, and for stacked bars also their
 * sum. If a series of dots has several points with the same key, there's one row per point instead.
 */
export function numbersOf(source: PlotSource): Numbers {
  const key = keyAxis(source);
  const measured = key === 'x' ? 'y' : 'x';
  const writeKey = valueWriter(key, source);
  const write = valueWriter(measured, source);
  const isNamed = source[key].scale === 'band' || source[key].scale === 'time';
  const { series } = source;

  const columns = series.map(
    ({ points }) =>
      new Map(
        points.map((point) => [String(valueOn(key, point)), Number(valueOn(measured, point))]),
      ),
  );
  if (columns.some(({ size }, index) => size < (series[index]?.points.length ?? 0))) {
    return {
      head: ['Series', labelWithUnit(source[key]), labelWithUnit(source[measured])],
      rows: series.flatMap(({ name, points }) =>
        points.map((point) => [
          name,
          writeKey(valueOn(key, point)),
          write(valueOn(measured, point)),
        ]),
      ),
      named: isNamed ? 2 : 1,
    };
  }

  const isStacked = source.bars === 'stacked';
  const { unit } = source[measured];
  const named = unit === undefined || unit === '%' ? '' : `, ${unit}`;
  return {
    head: [
      labelWithUnit(source[key]),
      ...series.map(({ name }) => name + named),
      ...(isStacked ? [`In all${named}`] : []),
    ],
    rows: keysInOrder(source).map((value) => {
      const found = columns.map((column) => column.get(String(value)));
      const cells = found.map((number) => (number === undefined ? '' : write(number)));
      return [writeKey(value), ...cells, ...(isStacked ? [write(sum(found))] : [])];
    }),
    named: isNamed ? 1 : 0,
  };
}

/** The sum of the numbers, ignoring `undefined`. */
export function sum(numbers: readonly (number | undefined)[]): number {
  return numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
}
