import { tellDuration } from '@site/plugins/content/recipes/shared/duration';
import type { ReactNode } from 'react';
import { useRecipe } from '../RecipePage/context';
import styles from './styles.module.css';

/** The facts of a recipe. */
export interface RecipeFacts {
  /** Servings that the amounts are written for. */
  readonly servings: number;
  /** What the recipe makes, such as "1 tin". */
  readonly yield?: string;
  /** The dish's origin. */
  readonly origin?: string;
  /** ISO 8601 durations: active time, total time, and maximum total time. */
  readonly active: string;
  readonly total: string;
  readonly totalMax?: string;
  readonly equipment: readonly string[];
  readonly allergens: readonly string[];
}

/** The facts of a recipe, in the order in which a cook needs them. */
export function Facts(facts: RecipeFacts): ReactNode {
  const { servings } = useRecipe().choice;
  const makes =
    facts.yield !== undefined && servings !== facts.servings
      ? `${facts.yield} for ${facts.servings} servings`
      : facts.yield;
  const entries: readonly (readonly [string, ReactNode])[] = [
    ['Serves', servings],
    ['Makes', makes],
    ['From', facts.origin],
    ['Active', tellDuration(facts.active)],
    ['In all', tellDuration(facts.total, facts.totalMax)],
    ['Equipment', facts.equipment.join(', ')],
    ['Allergens', facts.allergens.join(', ') || 'none'],
  ];
  return (
    <dl className={styles.facts}>
      {entries
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
