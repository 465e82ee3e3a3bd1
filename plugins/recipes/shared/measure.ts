/** The kind of quantity. Each kind has a base unit, in which sizes are stored. */
export type Kind = 'mass' | 'volume' | 'spoons' | 'count';

/** An amount in the base unit of its kind: grams, milliliters, teaspoons, or pieces. */
export interface Measure {
  readonly kind: Kind;
  readonly size: number;
}

/** The units that writers can use, with the factor to the base unit of their kind. A teaspoon is 5 ml. */
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

/** An optional value per unit. A complete amount has exactly one. */
export type UnitValues = { readonly [U in Unit]?: number | undefined };

export function unitsIn(values: UnitValues): readonly Unit[] {
  return (Object.keys(UNITS) as Unit[]).filter((unit) => values[unit] !== undefined);
}

/** The amount in the first unit with a value; `undefined` if it refers to an amount elsewhere. */
export function measureIn(values: UnitValues): Measure | undefined {
  const [unit] = unitsIn(values);
  if (unit === undefined) {
    return undefined;
  }
  const { kind, factor } = UNITS[unit];
  return { kind, size: (values[unit] ?? 0) * factor };
}
