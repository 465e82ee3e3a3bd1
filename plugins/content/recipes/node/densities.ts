/** Grams in a US cup, by the names of the ingredient in lower case. */
export type Densities = ReadonlyMap<string, number>;

/** A row of the kitchen conversions, as far as recipes need it. */
export interface Conversion {
  readonly ingredient: string;
  readonly aliases: readonly string[] | null;
  readonly gramsPerCup?: number;
}

/** What the ingredients weigh by the cup; where two have one name, the first keeps it. */
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
