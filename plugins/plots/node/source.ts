import * as z from 'zod';
import { typeset } from '../../typography/node/typeset.ts';

/** Maximum number of series that can be distinguished without color. */
const MOST_SERIES = 5;

/** Maximum length of an axis label that fits the width of a phone. */
const LONGEST_LABEL = 34;

const text = (what: string) =>
  z
    .string({
      error: ({ input }) =>
        input === undefined || input === null
          ? `missing; write ${what}`
          : `has to be text: ${what}; put it between quotes`,
    })
    .trim()
    .min(1, `empty; write ${what}`)
    .overwrite(typeset);

/** A value on an axis: a number, a category name, or an ISO 8601 day, month, or year. */
const value = z.union(
  [z.number(), z.string().trim().min(1)],
  'has to be a number, a name or a date',
);

const axis = <const Scales extends readonly [string, ...string[]]>(scales: Scales) =>
  z.strictObject(
    {
      /** The quantity on the axis; the heading of its column in the table. */
      label: text('what is measured').max(
        LONGEST_LABEL,
        `longer than ${LONGEST_LABEL} characters, which a phone has no room for; shorten it`,
      ),
      /** Unit of the numbers. `%` is appended to each number; other units appear once, after the label. */
      unit: text('the unit of the numbers').optional(),
      scale: z.enum(scales, `has to be one of ${scales.join(', ')}`).default(scales[0]),
      /** Ends of the axis. By default, round numbers beyond the data. */
      from: value.optional(),
      to: value.optional(),
    },
    {
      error: ({ input }) => (input === undefined ? 'missing; write at least its label' : undefined),
    },
  );

const series = z.strictObject({
  name: text('the name of the series'),
  mark: z.enum(['line', 'bar', 'dot'], 'has to be one of line, bar, dot'),
  points: z
    .array(
      z.tuple([value, value], 'has to be a pair of values, [x, y]'),
      'has to be a list of pairs, [x, y]',
    )
    .min(1, 'empty; write at least one pair'),
});

/** Where a rule crosses an axis. A pair is a range, which is shaded. */
const crossing = z
  .union([value, z.tuple([value, value])], 'has to be one value, or a pair for a range')
  .optional();

const rule = z
  .strictObject({ x: crossing, y: crossing, label: text('the text at the rule') })
  .refine(
    ({ x, y }) => (x === undefined) !== (y === undefined),
    'has to cross one axis; write either x or y',
  );

export const plotSchema = z
  .strictObject({
    caption: text('the line under the plot'),
    alt: text('what the plot shows, in words'),
    x: axis(['linear', 'log', 'time']),
    y: axis(['linear', 'log', 'band']),
    series: z
      .array(series, 'has to be a list; write at least one series')
      .min(1, 'empty; write at least one series')
      .max(MOST_SERIES, `too many; more than ${MOST_SERIES} cannot be told apart`),
    rules: z.array(rule, 'has to be a list').default([]),
  })
  .superRefine((source, context) => {
    const add: Add = (path, message) => context.addIssue({ code: 'custom', path, message });
    checkValues(source, add);
    checkSeries(source, add);
  });

export type PlotSource = z.infer<typeof plotSchema>;
export type Axis = PlotSource['x' | 'y'];
export type Series = PlotSource['series'][number];
export type Value = z.infer<typeof value>;

/** The axes, each with the index of its value in a point. */
export const AXES = [
  ['x', 0],
  ['y', 1],
] as const;

/** The categories, in source order; none if there's no axis for them. */
export function categoriesOf({ y, series }: PlotSource): readonly string[] {
  const names = series.flatMap(({ points }) => points.map((point) => String(point[1])));
  return y.scale === 'band' ? [...new Set(names)] : [];
}

type Add = (path: (string | number)[], message: string) => void;

/** Converts a value to the type that the scale of its axis expects. An invalid date is `NaN`. */
export function positionOf(value: Value, { scale }: Axis): number | Date | string {
  if (scale === 'band') {
    return String(value);
  }
  return scale === 'time' ? new Date(String(value)) : Number(value);
}

/** Whether a value is a day, month, or year that exists. */
function isDate(value: Value): boolean {
  const day = z.iso.date().safeParse(`${value}-01-01`.slice(0, 10));
  return day.success && /^\d{4}(-\d\d){0,2}$/.test(String(value));
}

function faultOn(name: string, axis: Axis, value: Value): string | undefined {
  const { scale, from = value, to = value } = axis;
  if (scale === 'band') {
    return undefined;
  }
  if (scale === 'time' && !isDate(value)) {
    return `"${value}" is not a date; write 2025-06-30, 2025-06 or 2025`;
  }
  if (scale !== 'time' && typeof value !== 'number') {
    return `"${value}" is not a number, which a ${scale} scale needs`;
  }
  const position = positionOf(value, axis);
  if (scale === 'log' && Number(position) <= 0) {
    return `${value} cannot be on a log scale; it has to be above 0`;
  }
  return position < positionOf(from, axis) || position > positionOf(to, axis)
    ? `${value} is outside the axis ${name}; move its "from" or "to"`
    : undefined;
}

/** Checks that each value suits the scale of its axis, and is within the ends of the axis. */
function checkValues(source: PlotSource, add: Add): void {
  for (const [name, side] of AXES) {
    const check = (path: (string | number)[], value: Value | undefined) => {
      const message = value === undefined ? undefined : faultOn(name, source[name], value);
      if (message !== undefined) {
        add(path, message);
      }
    };
    check([name, 'from'], source[name].from);
    check([name, 'to'], source[name].to);
    for (const [index, { points }] of source.series.entries()) {
      for (const [at, point] of points.entries()) {
        check(['series', index, 'points', at, side], point[side]);
      }
    }
    for (const [index, rule] of source.rules.entries()) {
      for (const value of [rule[name]].flat()) {
        check(['rules', index, name], value);
      }
    }
  }
  if (source.y.scale === 'band') {
    for (const field of ['unit', 'from', 'to'] as const) {
      if (source.y[field] !== undefined) {
        add(['y', field], 'has no meaning on a band scale; leave it out');
      }
    }
    for (const [index, { y }] of source.rules.entries()) {
      if (y !== undefined) {
        add(['rules', index, 'y'], 'no rule crosses a band scale; leave the rule out');
      }
    }
  }
}

/** Checks that the series suit the scales and one another. */
function checkSeries({ x, y, series }: PlotSource, add: Add): void {
  const bars = series.filter(({ mark }) => mark === 'bar');
  const isBand = y.scale === 'band';
  for (const [index, { name, mark, points }] of series.entries()) {
    const addMark = (message: string) => add(['series', index, 'mark'], message);
    if (series.findIndex((other) => other.name === name) < index) {
      const message = `"${name}" is the name of another series; choose a different one`;
      add(['series', index, 'name'], message);
    }
    if (mark === 'bar' && !isBand) {
      addMark('a bar needs categories: give y the scale band, or use line or dot');
    } else if (mark === 'bar' && x.scale !== 'linear') {
      addMark(`a bar is as long as its number, which the scale ${x.scale} does not show; use dot`);
    } else if (mark === 'line' && isBand) {
      addMark('a line goes along x; use bar or dot');
    }
    const keys = points.map((point) => point[isBand ? 1 : 0]);
    for (const [at, key] of keys.entries()) {
      const path = ['series', index, 'points', at];
      const before = keys[at - 1] ?? key;
      if (mark === 'line' && positionOf(key, x) < positionOf(before, x)) {
        add(path, `${key} comes after ${before}; order the points of a line by x`);
      }
      if ((mark === 'line' || isBand) && keys.indexOf(key) < at) {
        add(path, `"${key}" has a value already; keep one of the two`);
      }
      if (mark === 'bar' && bars.length > 1 && Number(points[at]?.[0]) < 0) {
        add(path, 'bars below 0 do not add up; use dot');
      }
    }
  }
  for (const end of ['from', 'to'] as const) {
    if (bars.length > 0 && Number(x[end] ?? 0) * (end === 'from' ? 1 : -1) > 0) {
      add(['x', end], 'bars start at 0, which has to be on the axis');
    }
  }
}
