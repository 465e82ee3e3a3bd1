import type { System } from '@site/plugins/recipes/shared/amount';
import { MOST_SERVINGS } from '@site/plugins/recipes/shared/recipe';

export interface Choice {
  readonly servings: number;
  readonly system: System;
}

/** Whether a recipe can be scaled to this number of servings. */
export const isServings = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= MOST_SERVINGS;

/** Reads the choices from a URL's query string, ignoring invalid values. `written` are the recipe's own servings. */
export function readChoice(search: string, written: number): Choice {
  const parameters = new URLSearchParams(search);
  const servings = Number(parameters.get('servings'));
  return {
    servings: isServings(servings) ? servings : written,
    system: parameters.get('units') === 'us' ? 'us' : 'metric',
  };
}

/** Writes the choices into a query string without defaults, and keeps other parameters. */
export function writeChoice(search: string, choice: Choice, written: number): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('servings');
  parameters.delete('units');
  if (choice.servings !== written) {
    parameters.set('servings', String(choice.servings));
  }
  if (choice.system !== 'metric') {
    parameters.set('units', choice.system);
  }
  return parameters.size === 0 ? '' : `?${parameters}`;
}
