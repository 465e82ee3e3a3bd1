import { MOST_SERVINGS } from '@site/plugins/content/recipes/shared/recipe';
import { type ReactNode, useId, useState } from 'react';
import { isServings } from '../choice';
import { useRecipe } from '../RecipePage/context';
import styles from './styles.module.css';

/** Chooses the number of servings: minus button, number field, plus button. */
export function Servings(): ReactNode {
  const {
    choice: { servings },
    choose,
  } = useRecipe();
  const id = useId();
  // The field's text while typing, which may not be a number yet.
  const [draft, setDraft] = useState<string>();
  const step = (by: number) => {
    if (isServings(servings + by)) {
      setDraft(undefined);
      choose({ servings: servings + by });
    }
  };
  return (
    <div className={styles.servings}>
      <label htmlFor={id}>Servings</label>
      <button
        type="button"
        aria-label="One serving less"
        aria-disabled={servings === 1}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_SERVINGS}
        value={draft ?? servings}
        onChange={({ target: { value } }) => {
          setDraft(value);
          if (isServings(Number(value))) {
            choose({ servings: Number(value) });
          }
        }}
        onBlur={() => setDraft(undefined)}
      />
      <button
        type="button"
        aria-label="One serving more"
        aria-disabled={servings === MOST_SERVINGS}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
}
