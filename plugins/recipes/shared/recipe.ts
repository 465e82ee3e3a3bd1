import type { Measure } from './measure.ts';

/** An upper limit that no cook needs to exceed. */
export const MOST_SERVINGS = 100;

/** The data that a recipe's page needs for scaling and converting, in addition to its text. */
export interface RecipeData {
  readonly servings: number;
  /** Amounts in the lists of ingredients, by ingredient name. */
  readonly ingredients: Readonly<Record<string, Measure>>;
  /** Known weights of a US cup in grams, by ingredient name. */
  readonly gramsPerCup: Readonly<Record<string, number>>;
}
