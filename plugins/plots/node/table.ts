import { type Axis, type PlotSource, positionOf, type Value } from './source.ts';

const exact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/**
 * Formats numbers that are shown together with the decimals of the most precise one, so that they line up. Names and
 * times are shown as they are; of the units, only `%` is appended.
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

export function withUnit(text: string, { unit }: Axis): string {
  return unit === undefined || unit === '%' ? text : `${text}, ${unit}`;
}

/** Whether the plot has nothing but bars of several series, which are stacked. */
export function isStacked({ series }: PlotSource): boolean {
  return series.length > 1 && series.every(({ mark }) => mark === 'bar');
}

export function totalOf({ series }: PlotSource, category: Value): number {
  return series
    .flatMap(({ points }) => points)
    .filter(([, y]) => String(y) === String(category))
    .reduce((total, [x]) => total + Number(x), 0);
}

/**
 * The numbers of a plot: a row per category or place on x, a column per series, and the sum of stacked bars. A cell has
 * several numbers if dots are at the same place.
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
