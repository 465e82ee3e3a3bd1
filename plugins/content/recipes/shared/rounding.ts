/** Makes sure that halves round up even if their binary representation is slightly too small. */
const EPSILON = 1e-9;

/** Rounds to a multiple of a step, with halves rounded up. */
export function toStep(value: number, step: number): number {
  return Math.round(value / step + EPSILON) * step;
}

/** Rounding steps, each for values below a limit, smallest limit first. */
export type Steps = readonly { readonly below: number; readonly step: number }[];

/**
 * Rounds to the step of the first limit that's greater than the value. The result is never zero.
 *
 * @param steps - the last limit is `Infinity`
 */
export function toSteps(value: number, steps: Steps): number {
  const step = steps.find(({ below }) => value < below)?.step ?? 1;
  return Math.max(toStep(value, step), step);
}

/** Formats a number with digit grouping and a maximum number of decimals. */
export function decimal(value: number, places: number): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: places }).format(value);
}

/** The fractions on measuring cups and spoons, with their characters. */
const SIGNS: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];

/** Formats a number with a fraction character, such as `1½`, if measuring sets have it; otherwise, as a decimal. */
export function fraction(value: number): string {
  const whole = Math.floor(value + EPSILON);
  const sign = SIGNS.find(([size]) => Math.abs(value - whole - size) < EPSILON * 10)?.[1];
  if (sign === undefined) {
    return decimal(value, 2);
  }
  return whole === 0 && sign !== '' ? sign : `${decimal(whole, 0)}${sign}`;
}
