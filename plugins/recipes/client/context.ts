import type { RecipeData } from '@site/plugins/recipes/shared/recipe';
import { createContext, type ReactNode, useContext } from 'react';
import type { Choice } from './choice';
import type { Timers } from './timers';

export interface CookStep {
  readonly title: string;
  /** Its number in the list, from 1, and the length of the list. */
  readonly number: number;
  readonly count: number;
  readonly content: ReactNode;
}

export interface RecipeOnPage extends Timers {
  readonly data: RecipeData;
  readonly choice: Choice;
  choose(change: Partial<Choice>): void;
  readonly steps: readonly CookStep[];
  readonly ingredients: readonly ReactNode[];
}

export const RecipeContext = createContext<RecipeOnPage | undefined>(undefined);

/** @throws Error outside a page with a recipe; the build rejects such documents */
export function useRecipe(): RecipeOnPage {
  const recipe = useContext(RecipeContext);
  if (recipe === undefined) {
    throw new Error('A part of a recipe is on a page without one.');
  }
  return recipe;
}
