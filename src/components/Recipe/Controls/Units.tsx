import type { System } from '@site/plugins/content/recipes/shared/amount';
import { type ReactNode, useId } from 'react';
import { useRecipe } from '../RecipePage/context';
import styles from './styles.module.css';

const SYSTEMS: readonly (readonly [System, string])[] = [
  ['metric', 'Metric'],
  ['us', 'US'],
];

/** Chooses the units of the amounts and temperatures. */
export function Units(): ReactNode {
  const { choice, choose } = useRecipe();
  const name = useId();
  return (
    <fieldset className={styles.units}>
      <legend>Units</legend>
      {SYSTEMS.map(([system, label]) => (
        <label key={system}>
          <input
            type="radio"
            name={name}
            checked={choice.system === system}
            onChange={() => choose({ system })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
