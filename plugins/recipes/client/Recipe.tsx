import { tellDuration } from '@site/plugins/recipes/shared/duration';
import type { ReactNode } from 'react';
import { Controls } from './Controls';
import { useRecipe } from './context';
import styles from './Recipe.module.css';

interface RecipeProps {
  readonly servings: number;
  /** What the recipe makes, such as "1 tin". */
  readonly yield?: string;
  readonly origin?: string;
  /** ISO 8601 durations: active time, total time, and maximum total time. */
  readonly active: string;
  readonly total: string;
  readonly totalMax?: string;
  readonly equipment: readonly string[];
  readonly allergens: readonly string[];
}

/** The facts of a recipe, in the order in which a cook needs them, and the reader's options. Once per page. */
export function Recipe(facts: RecipeProps): ReactNode {
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
    <>
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
      <Controls />
    </>
  );
}
