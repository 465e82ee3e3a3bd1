/** Grams per US cup, by the lowercase names of an ingredient. */
export type Densities = ReadonlyMap<string, number>;

/** The columns of the kitchen conversions that recipes need. */
export interface Conversion {
  readonly ingredient: string;
  readonly aliases: readonly string[] | null;
  readonly gramsPerCup?: number;
}

/** Collects the densities of ingredients. If two share a name, the first one wins. */
export function densitiesOf(conversions: readonly Conversion[]): Densities {
  const densities = new Map<string, number>();
  for (const { ingredient, aliases, gramsPerCup } of conversions) {
    for (const name of [ingredient, ...(aliases ?? [])].map((each) => each.toLowerCase())) {
      if (gramsPerCup !== undefined && !densities.has(name)) {
        densities.set(name, gramsPerCup);
      }
    }
  }
  return densities;
}
