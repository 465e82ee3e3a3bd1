import type { System } from '@site/plugins/recipes/shared/amount';
import { MOST_SERVINGS } from '@site/plugins/recipes/shared/recipe';
import clsx from 'clsx';
import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import buttons from '../../../ui/buttons.module.css';
import type { CookModeProps } from './CookMode';
import { isServings } from './choice';
import { useRecipe } from './context';
import styles from './Recipe.module.css';

const SYSTEMS: readonly (readonly [System, string])[] = [
  ['metric', 'Metric'],
  ['us', 'US'],
];

function Servings(): ReactNode {
  const { choice, choose } = useRecipe();
  const id = useId();
  // The field's text while typing, which may not be a number yet.
  const [draft, setDraft] = useState<string>();
  const change = (servings: number, text?: string) => {
    setDraft(text);
    if (isServings(servings)) {
      choose({ servings });
    }
  };
  const step = (by: number, text: string, label: string) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!isServings(choice.servings + by)}
      onClick={() => change(choice.servings + by)}
    >
      {text}
    </button>
  );
  return (
    <div className={styles.servings}>
      <label htmlFor={id}>Servings</label>
      {step(-1, '−', 'One serving less')}
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_SERVINGS}
        value={draft ?? choice.servings}
        onChange={({ target }) => change(Number(target.value), target.value)}
        onBlur={() => setDraft(undefined)}
      />
      {step(1, '+', 'One serving more')}
    </div>
  );
}

function Units(): ReactNode {
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

function CookButton(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [CookMode, setCookMode] = useState<ComponentType<CookModeProps>>();
  const [failed, setFailed] = useState(false);
  const open = async () => {
    const loaded = await import('./CookMode').catch(() => undefined);
    setFailed(loaded === undefined);
    setCookMode(() => loaded?.CookMode);
  };
  const leave = () => {
    setCookMode(undefined);
    button.current?.focus();
  };
  return (
    <>
      <button ref={button} type="button" className={styles.cook} onClick={open}>
        Cook mode
      </button>
      {failed && (
        <p role="alert" className={styles.status}>
          Cook mode could not be loaded. Check your network connection and try again.
        </p>
      )}
      {CookMode && <CookMode onLeave={leave} />}
    </>
  );
}

/** The reader's options, with a line that describes the current amounts. */
export function Controls(): ReactNode {
  const { data, choice } = useRecipe();
  const count = `${choice.servings} ${choice.servings === 1 ? 'serving' : 'servings'}`;
  const change = choice.servings === data.servings ? '' : ` instead of ${data.servings}`;
  const units = choice.system === 'us' ? 'US' : 'metric';
  return (
    <div className={clsx(styles.controls, buttons.buttons, buttons.interactive)}>
      <Servings />
      <Units />
      <CookButton />
      <output className={styles.status}>
        {`Amounts for ${count}${change}, in ${units} units. Times and temperatures do not change with the servings.`}
      </output>
    </div>
  );
}
