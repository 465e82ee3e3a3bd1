import { CUP_ML, inCups, inOunces, inSpoons } from './household.ts';
import type { Measure } from './measure.ts';
import { decimal, fraction, type Steps, toSteps } from './rounding.ts';

/** The units a reader can choose. */
export type System = 'metric' | 'us';

/** How an amount is told. */
export interface AmountText {
  /** The number with its unit; pieces have none. */
  readonly text: string;
  /** The number of pieces, to two places, where the one in the text is rounded. */
  readonly exact?: string;
  /** Whether what is counted is at most one, and named so. */
  readonly single: boolean;
}

/** What an amount is told from. */
export interface ToldAmount {
  readonly measure: Measure;
  /** Servings wanted by servings written. */
  readonly factor: number;
  readonly system: System;
  /** Weight of a US cup of it, where it is known. */
  readonly gramsPerCup?: number | undefined;
}

/** What a kitchen scale shows, and what is weighed: tenths below 10 g, then no finer than 5% to 1%. */
const GRAMS: Steps = [
  { below: 10, step: 0.1 },
  { below: 200, step: 1 },
  { below: 1000, step: 5 },
  { below: Number.POSITIVE_INFINITY, step: 10 },
];

/** What measuring jugs and spoons show. */
const MILLILITERS: Steps = [{ below: 10, step: 0.5 }, ...GRAMS.slice(1)];

/** Counted things can be cut: small numbers into quarters, larger ones into halves. */
const PIECES: Steps = [
  { below: 2, step: 0.25 },
  { below: Number.POSITIVE_INFINITY, step: 0.5 },
];

const told = (text: string): AmountText => ({ text, single: false });

/** In the small unit, or in the large one from a thousand on. */
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
 * Tells an amount for the wanted servings, in the chosen units.
 *
 * As it is written it is told to the last digit. Scaled or converted it is rounded to what can be
 * measured, once, from the exact value. A weight is given in cups where its density is known.
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
