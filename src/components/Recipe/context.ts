import type { RecipeData } from '@site/plugins/content/recipes/shared/recipe';
import { createContext, type ReactNode, useContext } from 'react';
import type { Choice } from './choice';
import type { Timers } from './timers';

/** A step as cook mode shows it. */
export interface CookStep {
  /** Heading above its list. */
  readonly title: string;
  /** Its number in the list, from 1, and the length of the list. */
  readonly number: number;
  readonly count: number;
  readonly content: ReactNode;
}

/** What the parts of a recipe's page share. */
export interface RecipeOnPage extends Timers {
  readonly data: RecipeData;
  readonly choice: Choice;
  choose(change: Partial<Choice>): void;
  /** All steps of the page, in order. */
  readonly steps: readonly CookStep[];
  /** The lists of ingredients. */
  readonly ingredients: readonly ReactNode[];
}

export const RecipeContext = createContext<RecipeOnPage | undefined>(undefined);

/**
 * The recipe of the page.
 *
 * @throws Error outside a page with a recipe; the build rejects such documents
 */
export function useRecipe(): RecipeOnPage {
  const recipe = useContext(RecipeContext);
  if (recipe === undefined) {
    throw new Error('A part of a recipe is on a page without one.');
  }
  return recipe;
}
