import { tellDuration } from '@site/plugins/content/recipes/shared/duration';
import type { ReactNode } from 'react';
import { useRecipe } from '../RecipePage/context';
import styles from './styles.module.css';

/** What a recipe says of itself. */
export interface RecipeFacts {
  /** Servings that the amounts are written for. */
  readonly servings: number;
  /** What comes out, such as "1 tin". */
  readonly yield?: string;
  /** Where the dish is from. */
  readonly origin?: string;
  /** ISO 8601 durations: of the work, of the whole, and of the whole at most. */
  readonly active: string;
  readonly total: string;
  readonly totalMax?: string;
  readonly equipment: readonly string[];
  readonly allergens: readonly string[];
}

/** The facts of a recipe, in the order in which a cook decides. */
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
