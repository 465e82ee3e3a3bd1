import {
  type Axis,
  bandAxis,
  keyAxis,
  type PlotSource,
  rangeOf,
  type Series,
  type Value,
  valueOn,
} from './source.ts';
import { instantOf } from './time.ts';

/** A problem that the schema can't detect: its path in the source, and how to fix it. */
export interface Finding {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** The problem with a value on a scale, if any. */
function faultOnScale(value: Value, { scale }: Axis): string | undefined {
  switch (scale) {
    case 'band':
      return undefined;
    case 'time':
      return instantOf(value) === undefined
        ? `"${value}" is not a date; write 2025-06-30, 2025-06 or 2025`
        : undefined;
    default:
      if (typeof value !== 'number' || !Number.isFinite(value)) {
        return `"${value}" is not a number, which the scale ${scale} needs`;
      }
      return scale === 'log' && value <= 0
        ? `${value} is not on a scale that is log; it has to be above 0`
        : undefined;
  }
}

/** Converts a value to a number that can be compared with others on its scale. */
function comparable(value: Value, { scale }: Axis): number {
  return scale === 'time' ? (instantOf(value)?.getTime() ?? Number.NaN) : Number(value);
}

function axisFindings(source: PlotSource): readonly Finding[] {
  return (['x', 'y'] as const).flatMap((name): readonly Finding[] => {
    const axis = source[name];
    const ends = (['from', 'to'] as const).filter((end) => axis[end] !== undefined);
    if (axis.scale === 'band') {
      return [
        ...ends.map((end) => ({
          path: [name, end],
          message: 'does not go with the scale band; leave it out',
        })),
        ...(axis.unit === undefined
          ? []
          : [{ path: [name, 'unit'], message: 'does not go with the scale band; leave it out' }]),
      ];
    }
    const faults = ends.flatMap((end): readonly Finding[] => {
      const message = faultOnScale(axis[end] as Value, axis);
      return message === undefined ? [] : [{ path: [name, end], message }];
    });
    const { from, to } = axis;
    return from !== undefined && to !== undefined && comparable(from, axis) >= comparable(to, axis)
      ? [...faults, { path: [name, 'from'], message: `has to be below "to", which is ${to}` }]
      : faults;
  });
}

/**
 * Checks the values that a part of the source has on an axis: their type, and whether they're within the axis limits.
 */
function valueFindings(
  source: PlotSource,
  name: 'x' | 'y',
  value: Value,
  path: Finding['path'],
): readonly Finding[] {
  const axis = source[name];
  const fault = faultOnScale(value, axis);
  if (fault !== undefined) {
    return [{ path, message: fault }];
  }
  const { from, to } = axis;
  const isOutside =
    (from !== undefined && comparable(value, axis) < comparable(from, axis)) ||
    (to !== undefined && comparable(value, axis) > comparable(to, axis));
  return isOutside && axis.scale !== 'band'
    ? [{ path, message: `${value} is outside the axis ${name}; move its "from" or "to"` }]
    : [];
}

function pointFindings(source: PlotSource): readonly Finding[] {
  return source.series.flatMap(({ points }, index) =>
    points.flatMap((point, at) =>
      (['x', 'y'] as const).flatMap((name, side) =>
        valueFindings(source, name, valueOn(name, point), ['series', index, 'points', at, side]),
      ),
    ),
  );
}

/** Checks that lines and bars have one value per position, and that lines run in one direction. */
function orderFindings(source: PlotSource, { mark, points }: Series, index: number) {
  const key = keyAxis(source);
  const axis = source[key];
  if (mark === 'dot') {
    return [];
  }
  return points.flatMap((point, at): readonly Finding[] => {
    const path = ['series', index, 'points', at];
    const value = valueOn(key, point);
    const before = points.slice(0, at).map((other) => valueOn(key, other));
    if (before.some((other) => String(other) === String(value))) {
      return [{ path, message: `"${value}" has a value already; keep one of the two` }];
    }
    const last = before.at(-1);
    const goesBack =
      mark === 'line' &&
      axis.scale !== 'band' &&
      last !== undefined &&
      comparable(value, axis) < comparable(last, axis);
    return goesBack
      ? [{ path, message: `${value} comes after ${last}; order the points of a line by x` }]
      : [];
  });
}

function seriesFindings(source: PlotSource): readonly Finding[] {
  const band = bandAxis(source);
  const measured = band === 'x' ? 'y' : 'x';
  const names = source.series.map(({ name }) => name);
  const bars = source.series.filter(({ mark }) => mark === 'bar');
  const found: Finding[] = [];
  source.series.forEach(({ name, mark, ...rest }, index) => {
    if (names.indexOf(name) !== index) {
      found.push({ path: ['series', index, 'name'], message: `"${name}" is taken; name it apart` });
    }
    if (mark === 'bar' && band === undefined) {
      found.push({
        path: ['series', index, 'mark'],
        message: 'a bar needs categories: give x or y the scale band, or use line or dot',
      });
    } else if (mark === 'bar' && source[measured].scale !== 'linear') {
      found.push({
        path: ['series', index, 'mark'],
        message: `a bar is as long as its number, which the scale ${source[measured].scale} does not show; use dot`,
      });
    } else if (mark === 'line' && band === 'y') {
      found.push({
        path: ['series', index, 'mark'],
        message: 'a line goes along x; use bar or dot',
      });
    }
    found.push(...orderFindings(source, { name, mark, ...rest }, index));
  });
  if (bars.length > 1 && source.bars === undefined) {
    found.push({
      path: ['series'],
      message: 'has bars of several series; add "bars: stacked" or "bars: grouped"',
    });
  }
  if (bars.length < 2 && source.bars !== undefined) {
    found.push({ path: ['bars'], message: 'needs bars of several series; leave it out' });
  }
  const isNegative = ({ points }: Series) =>
    points.some((point) => Number(valueOn(measured, point)) < 0);
  if (source.bars === 'stacked' && bars.some(isNegative)) {
    found.push({
      path: ['bars'],
      message: 'numbers below 0 do not add up to a bar; write grouped',
    });
  }
  return found;
}

/** Checks that an axis with bars includes zero. */
function zeroFindings(source: PlotSource): readonly Finding[] {
  const band = bandAxis(source);
  if (band === undefined || source.series.every(({ mark }) => mark !== 'bar')) {
    return [];
  }
  const measured = band === 'x' ? 'y' : 'x';
  const { from, to } = source[measured];
  return [
    ...(Number(from ?? 0) > 0
      ? [{ path: [measured, 'from'], message: 'bars start at 0; write 0 or less' }]
      : []),
    ...(Number(to ?? 0) < 0
      ? [{ path: [measured, 'to'], message: 'bars start at 0; write 0 or more' }]
      : []),
  ];
}

function ruleFindings(source: PlotSource): readonly Finding[] {
  return source.rules.flatMap((rule, index): readonly Finding[] => {
    const path = ['rules', index];
    const crossed = (['x', 'y'] as const).filter((name) => rule[name] !== undefined);
    const [name] = crossed;
    if (name === undefined || crossed.length > 1) {
      return [{ path, message: 'has to cross one axis; write either x or y' }];
    }
    if (source[name].scale === 'band') {
      return [
        { path: [...path, name], message: 'does not go with the scale band; leave the rule out' },
      ];
    }
    return (rangeOf(rule[name]) ?? []).flatMap((value) =>
      valueFindings(source, name, value, [...path, name]),
    );
  });
}

/** Finds the problems of a plot that matches the schema. */
export function findingsOf(source: PlotSource): readonly Finding[] {
  if (source.x.scale === 'band' && source.y.scale === 'band') {
    return [
      { path: ['y', 'scale'], message: 'one of the axes has to measure; only one can be band' },
    ];
  }
  return [
    ...axisFindings(source),
    ...pointFindings(source),
    ...seriesFindings(source),
    ...zeroFindings(source),
    ...ruleFindings(source),
  ];
}
