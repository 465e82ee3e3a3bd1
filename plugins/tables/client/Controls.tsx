import clsx from 'clsx';
import { type ReactNode, type RefObject, useId } from 'react';
import buttons from '../../../ui/buttons.module.css';
import type { TableState } from './address';
import styles from './DataTable.module.css';
import type { TableModel } from './model';

interface ControlsProps {
  readonly model: TableModel;
  readonly caption: string;
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** A text filter, and a select for each column with choices. Hidden without JavaScript. */
export function Controls({ model, caption, state, onChange, field }: ControlsProps): ReactNode {
  const id = useId();
  const { text, choices } = state;
  return (
    <search
      className={clsx(styles.part, styles.controls, buttons.buttons, buttons.interactive)}
      aria-label={`Filter ${caption}`}
    >
      <label htmlFor={id}>
        Filter
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => onChange({ ...state, text: target.value })}
        />
      </label>
      {model.columns.map(({ key, label }) => {
        const known = model.choices[key];
        return (
          known && (
            <label key={key}>
              {label}
              <select
                value={choices[key] ?? ''}
                onChange={({ target }) =>
                  onChange({ ...state, choices: { ...choices, [key]: target.value } })
                }
              >
                <option value="">All</option>
                {known.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            </label>
          )
        );
      })}
    </search>
  );
}
