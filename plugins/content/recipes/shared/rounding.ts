/** Keeps halves that binary fractions put a hair below the middle on the upper side. */
const EPSILON = 1e-9;

/** Rounds to a multiple of a step; halves go up. */
export function toStep(value: number, step: number): number {
  return Math.round(value / step + EPSILON) * step;
}

/** Sizes below which a step of rounding holds, smallest first. */
export type Steps = readonly { readonly below: number; readonly step: number }[];

/**
 * Rounds to the step of the first limit that a value is below, but never to nothing.
 *
 * @param steps - the last limit is `Infinity`
 */
export function toSteps(value: number, steps: Steps): number {
  const step = steps.find(({ below }) => value < below)?.step ?? 1;
  return Math.max(toStep(value, step), step);
}

/** A number with digit grouping and at most so many decimal places. */
export function decimal(value: number, places: number): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: places }).format(value);
}

/** The fractions that measuring cups and spoons have, by their sign. */
const SIGNS: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];

/** A number whose fraction is one of a measuring set, such as `1½`; another one as a decimal. */
export function fraction(value: number): string {
  const whole = Math.floor(value + EPSILON);
  const sign = SIGNS.find(([size]) => Math.abs(value - whole - size) < EPSILON * 10)?.[1];
  if (sign === undefined) {
    return decimal(value, 2);
  }
  return whole === 0 && sign !== '' ? sign : `${decimal(whole, 0)}${sign}`;
}
