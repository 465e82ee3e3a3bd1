import { useLockBodyScroll } from '@docusaurus/theme-common/internal';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useRecipe } from '../RecipePage/context';
import { TimerTray } from '../TimerTray';
import styles from './styles.module.css';
import { useWakeLock, type WakeLock } from './useWakeLock';

export interface CookModeProps {
  /** Called when the reader leaves with Escape or the button. */
  readonly onLeave: () => void;
}

const SCREEN: Readonly<Record<WakeLock, string>> = {
  asking: '',
  kept: 'The screen stays on.',
  refused: 'Your device does not let the page keep the screen on right now.',
  missing:
    'Your browser cannot keep the screen on: set a longer time before it turns off in your device’s settings.',
};

/** Steps to move for each key. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
};

/**
 * Shows one step of the recipe at a time in large type, with the ingredients at hand, and keeps the screen
 * on.
 */
export function CookMode({ onLeave }: CookModeProps): ReactNode {
  const { steps, ingredients } = useRecipe();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [index, setIndex] = useState(0);
  const lock = useWakeLock();
  useEffect(() => dialog.current?.showModal(), []);
  useLockBodyScroll();

  const step = steps[index];
  const title = step?.title ? `${step.title}: ` : '';
  const isLast = index === steps.length - 1;
  const go = (by: number) => setIndex(Math.min(Math.max(index + by, 0), steps.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by !== undefined && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      go(by);
    }
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={onLeave}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h2 id={id}>{`${title}step ${step?.number} of ${step?.count}`}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Leave cook mode
        </button>
      </header>
      <div className={styles.step} aria-live="polite">
        <div key={index}>{step?.content}</div>
      </div>
      <TimerTray />
      <details className={styles.ingredients}>
        <summary>Ingredients</summary>
        {ingredients}
      </details>
      <nav className={styles.ways} aria-label="Steps">
        <button type="button" aria-disabled={index === 0} onClick={() => go(-1)}>
          Previous
        </button>
        {isLast ? (
          <button type="button" onClick={() => dialog.current?.close()}>
            Finish
          </button>
        ) : (
          <button type="button" onClick={() => go(1)}>
            Next
          </button>
        )}
      </nav>
      <output className={styles.screen}>{SCREEN[lock]}</output>
    </dialog>
  );
}
