import { type Axis, type PlotSource, positionOf, type Value } from './source.ts';

const exact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/**
 * Creates a formatter with digit grouping and as many decimals as the most precise number has, so that numbers line up:
 * 0.66 and 15.4 as `0.66` and `15.40`.
 *
 * @param values - the values that are shown together; names and times are shown as they are
 * @param axis - the axis that they're on; of the units, only `%` is appended to numbers
 */
export function valueFormat(
  values: readonly Value[],
  { scale, unit }: Axis,
): (value: Value) => string {
  if (scale === 'band' || scale === 'time') {
    return String;
  }
  const decimals = values.map((value) => exact.format(Number(value)).split('.')[1]?.length ?? 0);
  const { format } = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: Math.max(...decimals),
    maximumFractionDigits: Math.max(...decimals),
  });
  return (value) => format(Number(value)).replace('-', '−') + (unit === '%' ? '%' : '');
}

/** A text with the unit of an axis, such as `Cost, USD`. */
export function withUnit(text: string, { unit }: Axis): string {
  return unit === undefined || unit === '%' ? text : `${text}, ${unit}`;
}

/** Whether the plot has nothing but bars of several series, which are stacked. */
export function isStacked({ series }: PlotSource): boolean {
  return series.length > 1 && series.every(({ mark }) => mark === 'bar');
}

/** The numbers on x of a category, added up. */
export function totalOf({ series }: PlotSource, category: Value): number {
  return series
    .flatMap(({ points }) => points)
    .filter(([, y]) => String(y) === String(category))
    .reduce((total, [x]) => total + Number(x), 0);
}

/**
 * Creates a table with the numbers of a plot: one row per category or place on x, one column per series, and for
 * stacked bars also their sum. A cell is empty if there's no number, and has several if dots are at the same place.
 */
export function tableOf(source: PlotSource): readonly (readonly string[])[] {
  const { series } = source;
  const [key, side] = source.y.scale === 'band' ? ([1, 0] as const) : ([0, 1] as const);
  const [rowAxis, axis] = source.y.scale === 'band' ? [source.y, source.x] : [source.x, source.y];
  const points = series.flatMap((one) => one.points);
  const rows = [...new Map(points.map((point) => [String(point[key]), point[key]])).values()];
  if (rowAxis.scale !== 'band') {
    rows.sort(
      (one, other) => Number(positionOf(one, rowAxis)) - Number(positionOf(other, rowAxis)),
    );
  }
  const writeRow = valueFormat(rows, rowAxis);
  const write = valueFormat(
    points.map((point) => point[side]),
    axis,
  );
  const columns = isStacked(source)
    ? [...series.map(({ name }) => name), 'Total']
    : series.map(({ name }) => name);
  return [
    [withUnit(rowAxis.label, rowAxis), ...columns.map((name) => withUnit(name, axis))],
    ...rows.map((row) => [
      writeRow(row),
      ...series.map((one) =>
        one.points
          .filter((point) => String(point[key]) === String(row))
          .map((point) => write(point[side]))
          .join('; '),
      ),
      ...(isStacked(source) ? [write(totalOf(source, row))] : []),
    ]),
  ];
}
