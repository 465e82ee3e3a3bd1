import type { Measure } from './measure.ts';

/** More than anybody cooks for. */
export const MOST_SERVINGS = 100;

/** What a recipe's page carries, beside its text, to scale and convert it. */
export interface RecipeData {
  /** Servings that the written amounts are for. */
  readonly servings: number;
  /** The amounts of the lists of ingredients, by the ingredient's name. */
  readonly ingredients: Readonly<Record<string, Measure>>;
  /** Grams in a US cup, by the ingredient's name; those that are known. */
  readonly gramsPerCup: Readonly<Record<string, number>>;
}

/** A recipe for search engines: the part of schema.org's `Recipe` that is known of every recipe. */
export interface StructuredRecipe {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'Recipe';
  readonly name: string;
  readonly description?: string;
  readonly keywords?: string;
  readonly recipeYield: readonly string[];
  readonly prepTime: string;
  readonly totalTime: string;
  readonly recipeIngredient: readonly string[];
  readonly recipeInstructions: readonly { readonly '@type': 'HowToStep'; readonly text: string }[];
}
