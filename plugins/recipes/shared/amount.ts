import { CUP_ML, decimal, fraction, inCups, inOunces, inSpoons, toStep } from './household.ts';
import type { Measure } from './measure.ts';

export type System = 'metric' | 'us';

export interface AmountText {
  /** The number with its unit; counts have no unit. */
  readonly text: string;
  /** The count with two decimals, if the one in the text is rounded. */
  readonly exact?: string;
  /** Whether the count is at most one, which takes the singular. */
  readonly single: boolean;
}

export interface ToldAmount {
  readonly measure: Measure;
  /** Ratio of the wanted servings to those in the recipe. */
  readonly factor: number;
  readonly system: System;
  /** Weight of a US cup of the ingredient, if known. */
  readonly gramsPerCup?: number | undefined;
}

/** Rounding steps, each for values below a limit, smallest limit first. */
type Steps = readonly (readonly [below: number, step: number])[];

/** Precision of kitchen scales and of weighing: the larger the amount, the larger the step. */
const GRAMS: Steps = [
  [10, 0.1],
  [200, 1],
  [1000, 5],
  [Number.POSITIVE_INFINITY, 10],
];

/** Precision of measuring jugs and spoons. */
const MILLILITERS: Steps = [[10, 0.5], ...GRAMS.slice(1)];

/** Counted items can be cut: a few into quarters, more into halves. */
const PIECES: Steps = [
  [2, 0.25],
  [Number.POSITIVE_INFINITY, 0.5],
];

/** Rounds to the step of the first limit above the value; never to zero. */
function toSteps(value: number, steps: Steps): number {
  const [, step] = steps.find(([below]) => value < below) ?? [0, 1];
  return Math.max(toStep(value, step), step);
}

const told = (text: string): AmountText => ({ text, single: false });

/** Formats in the small unit, or in the large one starting at 1,000. */
const metric = (size: number, small: string, large: string): AmountText =>
  told(size < 1000 ? `${decimal(size, 3)} ${small}` : `${decimal(size / 1000, 3)} ${large}`);

function inPieces(size: number, factor: number): AmountText {
  const pieces = size * factor;
  const rounded = factor === 1 ? pieces : toSteps(pieces, PIECES);
  return {
    text: fraction(rounded),
    ...(Math.abs(rounded - pieces) > 1e-9 && { exact: decimal(pieces, 2) }),
    single: rounded <= 1,
  };
}

/**
 * Formats an amount for the wanted servings, in the chosen units. It's rounded once, from the exact value, and not at
 * all without scaling and conversion. Weights are converted to cups if the density is known.
 */
export function tellAmount({ measure, factor, system, gramsPerCup }: ToldAmount): AmountText {
  const { kind, size } = measure;
  const scaled = size * factor;
  const isUs = system === 'us';
  switch (kind) {
    case 'count':
      return inPieces(size, factor);
    case 'spoons':
      return told(isUs && scaled >= 12 ? inCups(scaled / 48) : inSpoons(scaled));
    case 'volume':
      return isUs
        ? told(inCups(scaled / CUP_ML))
        : metric(factor === 1 ? size : toSteps(scaled, MILLILITERS), 'ml', 'l');
    case 'mass':
      if (isUs) {
        return told(gramsPerCup === undefined ? inOunces(scaled) : inCups(scaled / gramsPerCup));
      }
      return metric(factor === 1 ? size : toSteps(scaled, GRAMS), 'g', 'kg');
  }
}
