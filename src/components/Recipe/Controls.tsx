import type { ReactNode } from 'react';
import { useRecipe } from '../RecipePage/context';
import { CookButton } from './CookButton';
import { Servings } from './Servings';
import styles from './styles.module.css';
import { Units } from './Units';

/** The reader's options for a recipe, with a line that describes the current amounts. */
export function Controls(): ReactNode {
  const {
    data,
    choice: { servings, system },
  } = useRecipe();
  const count = `${servings} ${servings === 1 ? 'serving' : 'servings'}`;
  const change = servings === data.servings ? '' : ` instead of ${data.servings}`;
  const units = system === 'us' ? 'US' : 'metric';
  return (
    <div className={styles.controls}>
      <Servings />
      <Units />
      <CookButton />
      <output className={styles.status}>
        {`Amounts for ${count}${change}, in ${units} units. Times and temperatures do not change with the servings.`}
      </output>
    </div>
  );
}
