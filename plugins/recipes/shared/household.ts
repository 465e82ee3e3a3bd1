/** Makes sure that halves round up even if their binary representation is slightly too small. */
const EPSILON = 1e-9;

/** Rounds to a multiple of a step, with halves rounded up. */
export function toStep(value: number, step: number): number {
  return Math.round(value / step + EPSILON) * step;
}

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

/** A US cup in milliliters: 1/16 of a gallon of 231 cubic inches. */
export const CUP_ML = (231 * 2.54 ** 3) / 16;

/** An avoirdupois ounce in grams: 1/16 of a pound of 453.59237 g. */
export const OUNCE_G = 453.59237 / 16;

const TEASPOONS_A_CUP = 48;
const TEASPOONS_A_TABLESPOON = 3;
const TABLESPOONS_A_CUP = 16;

/** Maximum relative error of a cup measure before tablespoons are added. */
const TOLERANCE = 0.03;

/** The fractions in a set of measuring cups, with 0 and 1 as the ends. */
const CUP_PARTS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

/**
 * Formats a positive amount in spoons: below a tablespoon in quarter teaspoons, or eighths for the smallest amounts;
 * above in tablespoons and half teaspoons; starting at four, in half tablespoons.
 */
export function inSpoons(teaspoons: number): string {
  const tablespoons = teaspoons / TEASPOONS_A_TABLESPOON;
  if (tablespoons >= 4) {
    return `${fraction(toStep(tablespoons, 0.5))} tbsp`;
  }
  const step = teaspoons < 0.25 ? 1 / 8 : teaspoons < TEASPOONS_A_TABLESPOON ? 1 / 4 : 1 / 2;
  const rounded = Math.max(toStep(teaspoons, step), 1 / 8);
  const whole = Math.floor(rounded / TEASPOONS_A_TABLESPOON);
  const rest = rounded - whole * TEASPOONS_A_TABLESPOON;
  if (whole === 0) {
    return `${fraction(rest)} tsp`;
  }
  if (rest === 0 || rest === TEASPOONS_A_TABLESPOON / 2) {
    return `${fraction(whole + rest / TEASPOONS_A_TABLESPOON)} tbsp`;
  }
  return `${fraction(whole)} tbsp + ${fraction(rest)} tsp`;
}

/**
 * Formats a positive amount in US cups, with tablespoons for the remainder. Uses spoons below a quarter cup, and below
 * half a cup if no measuring cup fits.
 */
export function inCups(cups: number): string {
  const whole = Math.floor(cups);
  const measures = CUP_PARTS.map((part) => whole + part);
  const nearest = measures.reduce((best, measure) =>
    Math.abs(measure - cups) < Math.abs(best - cups) ? measure : best,
  );
  const named = (measure: number) => `${fraction(measure)} ${measure > 1 ? 'cups' : 'cup'}`;
  if (Math.abs(nearest - cups) <= cups * TOLERANCE) {
    return named(nearest);
  }
  if (cups < 0.5) {
    return inSpoons(cups * TEASPOONS_A_CUP);
  }
  const below = measures.filter((measure) => measure <= cups).at(-1) ?? nearest;
  const tablespoons = Math.round((cups - below) * TABLESPOONS_A_CUP);
  // Rounded up, the tablespoons can fill the next measure.
  const isFull = nearest > below && below + tablespoons / TABLESPOONS_A_CUP >= nearest;
  return tablespoons === 0 || isFull ? named(nearest) : `${named(below)} + ${tablespoons} tbsp`;
}

/** Formats a weight above 0 in ounces; starting at a pound, in pounds and half ounces. */
export function inOunces(grams: number): string {
  const ounces = grams / OUNCE_G;
  const step = ounces < 1 ? 0.01 : 0.1;
  if (toStep(ounces, step) < 16) {
    return `${decimal(Math.max(toStep(ounces, step), step), 2)} oz`;
  }
  const halves = toStep(ounces, 0.5);
  const pounds = Math.floor(halves / 16);
  const rest = halves - pounds * 16;
  return rest === 0 ? `${pounds} lb` : `${pounds} lb ${rest} oz`;
}
