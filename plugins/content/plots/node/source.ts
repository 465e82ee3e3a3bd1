import * as z from 'zod';

/** As many as can be told apart without color. */
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

/** A value on an axis: a number, the name of a category, or a day, month or year as in ISO 8601. */
const value = z.union([z.number(), z.string().trim().min(1)], {
  error: 'has to be a number, a name or a date',
});

const axis = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.strictObject(
    {
      /** What is measured along it; the head of its column in the table. */
      label: text('what is measured'),
      /** Unit of the numbers; `%` follows each number; another unit appears once, after the label. */
      unit: text('the unit of the numbers').optional(),
      scale: scale(names),
      /** Ends of the axis; round numbers beyond the data where they are left out. */
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
  /** Where it crosses the axis; a pair is a range, which is shaded. */
  x: position.optional(),
  y: position.optional(),
  label: text('the text at the rule'),
});

/** What a writer gives: the block's YAML. */
export const plotSchema = z.strictObject({
  caption: text('the line under the plot'),
  alt: text('what the plot shows, in words'),
  x: axis(['linear', 'log', 'time', 'band']),
  y: axis(['linear', 'log', 'band']),
  /** How bars of several series share a place. */
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

/** The axis that the categories are on, if there is one. */
export function bandAxis({ x, y }: PlotSource): 'x' | 'y' | undefined {
  if (x.scale === 'band') {
    return 'x';
  }
  return y.scale === 'band' ? 'y' : undefined;
}

/** The axis that says which row of the table a point is in: the categories, or x. */
export function keyAxis(source: PlotSource): 'x' | 'y' {
  return bandAxis(source) ?? 'x';
}

/** The value of a point on an axis. */
export function valueOn(axis: 'x' | 'y', [x, y]: readonly [Value, Value]): Value {
  return axis === 'x' ? x : y;
}

/** The two ends of a rule's range, or its one value; `undefined` where it does not cross the axis. */
export function rangeOf(position: Rule['x']): readonly Value[] | undefined {
  if (position === undefined) {
    return undefined;
  }
  return Array.isArray(position) ? position : [position];
}

/** The categories in the order in which they come. */
export function categories(source: PlotSource): readonly string[] {
  const axis = keyAxis(source);
  return [
    ...new Set(
      source.series.flatMap(({ points }) => points.map((point) => String(valueOn(axis, point)))),
    ),
  ];
}
