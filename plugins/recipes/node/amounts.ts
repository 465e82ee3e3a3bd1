import type { ComponentNode } from '../../mdx/node/attributes.ts';
import { type Fault, faultAt } from '../../mdx/node/faults.ts';
import { type Measure, measureIn, UNITS } from '../shared/measure.ts';
import type { RecipeData } from '../shared/recipe.ts';
import type { AttributesOf } from './attributes.ts';

/** Grams per US cup, by the lowercase names of an ingredient. */
export type Densities = ReadonlyMap<string, number>;

export interface Conversion {
  readonly ingredient: string;
  readonly aliases: readonly string[] | null;
  readonly gramsPerCup?: number;
}

/** If two ingredients share a name, the first one wins. */
export function densitiesOf(conversions: readonly Conversion[]): Densities {
  const entries = conversions.flatMap(({ ingredient, aliases, gramsPerCup }) =>
    gramsPerCup === undefined
      ? []
      : [ingredient, ...(aliases ?? [])].map((name) => [name.toLowerCase(), gramsPerCup] as const),
  );
  return new Map(entries.reverse());
}

/** Where an amount is; `text` is outside the lists. */
export type Place = 'ingredients' | 'steps' | 'text';

/** An amount without a mistake of its own. */
export interface PlacedAmount {
  readonly node: ComponentNode;
  readonly place: Place;
  readonly attributes: AttributesOf<'Amount'>;
}

/**
 * @param named - what the lists name, even if there's a mistake in its amount
 * @param shared - sums of the partial amounts so far, which this one is added to
 */
function mistakeIn(
  { attributes, place }: PlacedAmount,
  ingredients: Readonly<Record<string, Measure>>,
  named: ReadonlySet<unknown>,
  shared: Map<string, number>,
): string | undefined {
  const { of, share } = attributes;
  const own = measureIn(attributes);
  if (own === undefined && (place === 'ingredients' || share || of === undefined)) {
    return `has no unit; give one of ${Object.keys(UNITS).join(', ')}, such as g={500}`;
  }
  if (place === 'ingredients') {
    return share ? 'in the ingredients is whole; delete "share"' : undefined;
  }
  const listed = of === undefined ? undefined : ingredients[of];
  if (listed === undefined && named.has(of)) {
    return undefined;
  }
  if (of === undefined || listed === undefined) {
    const what = of === undefined ? 'no ingredient' : `"${of}", which is not in the ingredients`;
    return own === undefined || share
      ? `refers to ${what}; there are ${Object.keys(ingredients).join(', ')}`
      : undefined;
  }
  if (own === undefined) {
    return undefined;
  }
  if (!share) {
    return place === 'steps'
      ? `repeats the amount of "${of}"; leave the unit out to refer to it, or mark a part of it with share`
      : undefined;
  }
  if (own.kind !== listed.kind) {
    return `is a part of "${of}" in another kind of unit; use the same`;
  }
  const sum = (shared.get(of) ?? 0) + own.size;
  shared.set(of, sum);
  return sum > listed.size + 1e-9
    ? `the parts of "${of}" come to more than the ingredients have`
    : undefined;
}

/**
 * Reads and checks the amounts of a recipe, in document order.
 *
 * @param named - the ingredients that the lists name, even if there's a mistake in their amounts
 */
export function readAmounts(
  amounts: readonly PlacedAmount[],
  densities: Densities,
  named: ReadonlySet<unknown>,
): {
  readonly data: Pick<RecipeData, 'ingredients' | 'gramsPerCup'>;
  readonly faults: readonly Fault[];
} {
  const ingredients: Record<string, Measure> = {};
  const gramsPerCup: Record<string, number> = {};
  const faults: Fault[] = [];
  const add = ({ node }: PlacedAmount, message: string) =>
    faults.push(faultAt(node, `<Amount> ${message}`));
  for (const amount of amounts) {
    const { of, like } = amount.attributes;
    const measure = measureIn(amount.attributes);
    if (amount.place === 'ingredients' && of !== undefined && measure !== undefined) {
      if (Object.hasOwn(ingredients, of)) {
        add(
          amount,
          `"${of}" appears twice in the ingredients; name the two apart, and say by like="…" what they weigh like`,
        );
      }
      ingredients[of] = measure;
    }
    const density = densities.get((like ?? of ?? '').toLowerCase());
    if (of !== undefined && density !== undefined) {
      gramsPerCup[of] ??= density;
    }
    if (like !== undefined && of === undefined) {
      add(amount, 'has "like" without "of"; name the ingredient');
    }
    if (like !== undefined && density === undefined) {
      add(amount, `is like "${like}", which the kitchen conversions do not have`);
    }
  }
  const shared = new Map<string, number>();
  for (const amount of amounts) {
    const mistake = mistakeIn(amount, ingredients, named, shared);
    if (mistake !== undefined) {
      add(amount, mistake);
    }
  }
  return { data: { ingredients, gramsPerCup }, faults };
}
