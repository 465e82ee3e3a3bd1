import type { ComponentNode } from '../../../mdx/node/attributes.ts';
import { type Fault, faultAt } from '../../../mdx/node/faults.ts';
import { type Measure, measureIn, UNITS, unitsIn } from '../shared/measure.ts';
import type { RecipeData } from '../shared/recipe.ts';
import { type AttributesOf, readAttributes } from './attributes.ts';
import type { Densities } from './densities.ts';

/** Location of an amount: in a list of ingredients, in a step, or in other text of the page. */
export type Place = 'ingredients' | 'steps' | 'text';

/** An amount and its location. */
export interface PlacedAmount {
  readonly node: ComponentNode;
  readonly place: Place;
}

type Attributes = AttributesOf<'Amount'>;
type Entry = PlacedAmount & { readonly attributes: Attributes };

const UNIT_NAMES = Object.keys(UNITS).join(', ');

/** The result of reading a recipe's amounts. */
export interface ReadAmounts {
  readonly data: Pick<RecipeData, 'ingredients' | 'gramsPerCup'>;
  readonly faults: readonly Fault[];
}

function unitFaults({ node, attributes, place }: Entry): readonly Fault[] {
  const units = unitsIn(attributes);
  if (units.length > 1) {
    return [faultAt(node, `<Amount> has the units ${units.join(' and ')}; it takes one`)];
  }
  if (units.length === 0 && (place === 'ingredients' || attributes.share || !attributes.of)) {
    return [faultAt(node, `<Amount> has no unit; give one of ${UNIT_NAMES}, such as g={500}`)];
  }
  return [];
}

/** Checks whether an amount refers to the lists of ingredients correctly. Adds up partial amounts in `shared`. */
function referenceFaults(
  { node, attributes, place }: Entry,
  ingredients: Readonly<Record<string, Measure>>,
  shared: Map<string, number>,
): readonly Fault[] {
  const { of, share } = attributes;
  const own = measureIn(attributes);
  const listed = of === undefined ? undefined : ingredients[of];
  if (listed === undefined) {
    return own === undefined || share
      ? [
          faultAt(
            node,
            `<Amount> refers to ${of === undefined ? 'no ingredient' : `"${of}", which is not in the ingredients`}; there are ${Object.keys(ingredients).join(', ')}`,
          ),
        ]
      : [];
  }
  if (own === undefined) {
    return [];
  }
  if (!share) {
    return place === 'steps'
      ? [
          faultAt(
            node,
            `<Amount> repeats the amount of "${of}"; leave the unit out to refer to it, or mark a part of it with share`,
          ),
        ]
      : [];
  }
  if (own.kind !== listed.kind) {
    return [faultAt(node, `<Amount> is a part of "${of}" in another kind of unit; use the same`)];
  }
  const sum = (shared.get(of ?? '') ?? 0) + own.size;
  shared.set(of ?? '', sum);
  return sum > listed.size + 1e-9
    ? [faultAt(node, `<Amount> the parts of "${of}" come to more than the ingredients have`)]
    : [];
}

/**
 * Reads and checks the amounts of a recipe.
 *
 * @param amounts - in document order
 */
export function readAmounts(amounts: readonly PlacedAmount[], densities: Densities): ReadAmounts {
  const faults: Fault[] = [];
  const entries = amounts.flatMap(({ node, place }): Entry[] => {
    const { attributes, faults: found } = readAttributes('Amount', node);
    faults.push(...found);
    return attributes === undefined ? [] : [{ node, place, attributes }];
  });

  const ingredients: Record<string, Measure> = {};
  const gramsPerCup: Record<string, number> = {};
  for (const { node, place, attributes } of entries) {
    const { of, like } = attributes;
    const measure = measureIn(attributes);
    if (place === 'ingredients' && of !== undefined && measure !== undefined) {
      if (Object.hasOwn(ingredients, of)) {
        faults.push(
          faultAt(
            node,
            `<Amount> "${of}" appears twice in the ingredients; name the two apart, and say by like="…" what they weigh like`,
          ),
        );
      }
      ingredients[of] = measure;
    }
    const density = densities.get((like ?? of ?? '').toLowerCase());
    if (of !== undefined && density !== undefined) {
      gramsPerCup[of] ??= density;
    }
    if (like !== undefined && of === undefined) {
      faults.push(faultAt(node, '<Amount> has "like" without "of"; name the ingredient'));
    }
    if (like !== undefined && density === undefined) {
      faults.push(
        faultAt(node, `<Amount> is like "${like}", which the kitchen conversions do not have`),
      );
    }
  }

  const shared = new Map<string, number>();
  for (const entry of entries) {
    const units = unitFaults(entry);
    const isReference = entry.place !== 'ingredients' && units.length === 0;
    faults.push(...units, ...(isReference ? referenceFaults(entry, ingredients, shared) : []));
    if (entry.place === 'ingredients' && entry.attributes.share) {
      faults.push(faultAt(entry.node, '<Amount> in the ingredients is whole; delete "share"'));
    }
  }
  return { data: { ingredients, gramsPerCup }, faults };
}
