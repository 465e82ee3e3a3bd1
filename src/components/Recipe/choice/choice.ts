import type { System } from '@site/plugins/content/recipes/shared/amount';
import { MOST_SERVINGS } from '@site/plugins/content/recipes/shared/recipe';

/** What a reader chose for a recipe. */
export interface Choice {
  readonly servings: number;
  readonly system: System;
}

const SERVINGS = 'servings';
const UNITS = 'units';

/** Whether a recipe can be scaled to so many servings. */
export const isServings = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= MOST_SERVINGS;

/**
 * Reads the choice from an address; what makes no sense there counts as not chosen.
 *
 * @param search - the address's query, such as `?servings=4&units=us`
 * @param written - servings that the recipe is written for
 */
export function readChoice(search: string, written: number): Choice {
  const parameters = new URLSearchParams(search);
  const servings = Number(parameters.get(SERVINGS) ?? Number.NaN);
  return {
    servings: isServings(servings) ? servings : written,
    system: parameters.get(UNITS) === 'us' ? 'us' : 'metric',
  };
}

/**
 * Writes the choice into an address, where it differs from the recipe as it is written; the other
 * parameters stay.
 *
 * @returns the query, with its question mark unless it is empty
 */
export function writeChoice(search: string, choice: Choice, written: number): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(SERVINGS);
  parameters.delete(UNITS);
  if (choice.servings !== written) {
    parameters.set(SERVINGS, String(choice.servings));
  }
  if (choice.system !== 'metric') {
    parameters.set(UNITS, choice.system);
  }
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
