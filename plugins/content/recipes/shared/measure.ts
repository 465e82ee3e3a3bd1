/** What an amount measures; each kind has one unit of its own in which its size is kept. */
export type Kind = 'mass' | 'volume' | 'spoons' | 'count';

/** An amount: grams, milliliters, teaspoons or pieces, by its kind. */
export interface Measure {
  readonly kind: Kind;
  readonly size: number;
}

/**
 * The units in which a writer gives an amount, with how many of the kind's own unit they are.
 * A teaspoon is 5 ml and a tablespoon three of them.
 */
export const UNITS = {
  g: { kind: 'mass', factor: 1 },
  kg: { kind: 'mass', factor: 1000 },
  ml: { kind: 'volume', factor: 1 },
  l: { kind: 'volume', factor: 1000 },
  tsp: { kind: 'spoons', factor: 1 },
  tbsp: { kind: 'spoons', factor: 3 },
  count: { kind: 'count', factor: 1 },
} as const satisfies Readonly<Record<string, { readonly kind: Kind; readonly factor: number }>>;

export type Unit = keyof typeof UNITS;

/** A number for each unit that an amount is given in: exactly one where it is a whole amount. */
export type UnitValues = { readonly [U in Unit]?: number | undefined };

/** The units that have a value, in the order of {@link UNITS}. */
export function unitsIn(values: UnitValues): readonly Unit[] {
  return (Object.keys(UNITS) as Unit[]).filter((unit) => values[unit] !== undefined);
}

/**
 * The amount that the first given unit tells.
 *
 * @returns `undefined` where there is no unit, which then refers to an amount given elsewhere
 */
export function measureIn(values: UnitValues): Measure | undefined {
  const [unit] = unitsIn(values);
  if (unit === undefined) {
    return undefined;
  }
  const { kind, factor } = UNITS[unit];
  return { kind, size: (values[unit] ?? 0) * factor };
}
