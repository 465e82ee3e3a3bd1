import * as z from 'zod';

/** Maximum number of series that can be distinguished without color. */
const MOST_SERIES = 5;

const text = (what: string) =>
  z
    .string({
      error: ({ input }) =>
        input === undefined || input === null
          ? `missing; write ${what}`
          : `has to be text: ${what}; put it between quotes`,
    })
    .trim()
    .min(1, `empty; write ${what}`);

const scale = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: `has to be one of ${names.join(', ')}` }).default(names[0]);

/** A value on an axis: a number, a category name, or an ISO 8601 day, month, or year. */
const value = z.union([z.number(), z.string().trim().min(1)], {
  error: 'has to be a number, a name or a date',
});

const axis = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.strictObject(
    {
      /** The quantity on the axis; the heading of its column in the table. */
      label: text('what is measured'),
      /** Unit of the numbers. `%` is appended to each number; other units appear once, after the label. */
      unit: text('the unit of the numbers').optional(),
      scale: scale(names),
      /** Limits of the axis. By default, round numbers beyond the data. */
      from: value.optional(),
      to: value.optional(),
    },
    {
      error: ({ input }) => (input === undefined ? 'missing; write at least its label' : undefined),
    },
  );

const point = z.tuple([value, value], {
  error: 'has to be a pair of values, [x, y]',
});

const series = z.strictObject({
  name: text('the name of the series'),
  mark: z.enum(['line', 'bar', 'dot'], { error: 'has to be one of line, bar, dot' }),
  points: z
    .array(point, { error: 'has to be a list of pairs, [x, y]' })
    .min(1, 'empty; write at least one pair'),
});

const position = z.union([value, z.tuple([value, value])], {
  error: 'has to be one value, or a pair for a range',
});

const rule = z.strictObject({
  /** Where the rule crosses the axis. A pair is a range, which is shaded. */
  x: position.optional(),
  y: position.optional(),
  label: text('the text at the rule'),
});

/** The schema of a plot block's YAML. */
export const plotSchema = z.strictObject({
  caption: text('the line under the plot'),
  alt: text('what the plot shows, in words'),
  x: axis(['linear', 'log', 'time', 'band']),
  y: axis(['linear', 'log', 'band']),
  /** How the bars of several series are combined. */
  bars: z.enum(['stacked', 'grouped'], { error: 'has to be one of stacked, grouped' }).optional(),
  series: z
    .array(series, { error: 'has to be a list; write at least one series' })
    .min(1, 'empty; write at least one series')
    .max(MOST_SERIES, `too many; more than ${MOST_SERIES} cannot be told apart`),
  rules: z.array(rule, { error: 'has to be a list' }).default([]),
});

export type PlotSource = z.infer<typeof plotSchema>;
export type Axis = PlotSource['x'] | PlotSource['y'];
export type Series = PlotSource['series'][number];
export type Rule = PlotSource['rules'][number];
export type Value = z.infer<typeof value>;

/** The axis with categories, if there is one. */
export function bandAxis({ x, y }: PlotSource): 'x' | 'y' | undefined {
  if (x.scale === 'band') {
    return 'x';
  }
  return y.scale === 'band' ? 'y' : undefined;
}

/** The axis that determines a point's row in the table: the one with categories, or x. */
export function keyAxis(source: PlotSource): 'x' | 'y' {
  return bandAxis(source) ?? 'x';
}

/** The value of a point on an axis. */
export function valueOn(axis: 'x' | 'y', [x, y]: readonly [Value, Value]): Value {
  return axis === 'x' ? x : y;
}

/** Both ends of a rule's range, or its single value; `undefined` if it doesn't cross the axis. */
export function rangeOf(position: Rule['x']): readonly Value[] | undefined {
  if (position === undefined) {
    return undefined;
  }
  return Array.isArray(position) ? position : [position];
}

/** The categories, in source order. */
export function categories(source: PlotSource): readonly string[] {
  const axis = keyAxis(source);
  return [
    ...new Set(
      source.series.flatMap(({ points }) => points.map((point) => String(valueOn(axis, point)))),
    ),
  ];
}
