import { useLockBodyScroll } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import buttons from '../../../ui/buttons.module.css';
import { useRecipe } from './context';
import styles from './Recipe.module.css';
import { TimerTray } from './Timer';

export interface CookModeProps {
  readonly onLeave: () => void;
}

/** Messages about the screen: it's kept on, the system refuses to, or the browser can't. */
const SCREEN = {
  kept: 'The screen stays on.',
  refused: 'Your device does not let the page keep the screen on right now.',
  missing:
    'Your browser cannot keep the screen on: set a longer time before it turns off in your device’s settings.',
};

const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
};

/**
 * Keeps the screen on. The browser releases the lock when the page is hidden, so it's requested again when it's
 * visible.
 *
 * @returns a sentence about it; empty at first
 */
function useWakeLock(): string {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    if (!('wakeLock' in navigator)) {
      setSentence(SCREEN.missing);
      return undefined;
    }
    let sentinel: WakeLockSentinel | undefined;
    let isLeft = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || sentinel?.released === false) {
        return;
      }
      try {
        sentinel = await navigator.wakeLock.request('screen');
        sentinel.addEventListener('release', () => setSentence(SCREEN.refused));
        setSentence(SCREEN.kept);
        if (isLeft) {
          await sentinel.release();
        }
      } catch {
        setSentence(SCREEN.refused);
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', ask);
      void sentinel?.release();
    };
  }, []);
  return sentence;
}

/** One step at a time in large type, with the ingredients at hand, while the screen stays on. */
export function CookMode({ onLeave }: CookModeProps): ReactNode {
  const { steps, ingredients } = useRecipe();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [index, setIndex] = useState(0);
  const screen = useWakeLock();
  useEffect(() => dialog.current?.showModal(), []);
  useLockBodyScroll();

  const step = steps[index];
  const title = step?.title ? `${step.title}: ` : '';
  const isLast = index === steps.length - 1;
  const go = (by: number) => setIndex(Math.min(Math.max(index + by, 0), steps.length - 1));
  const close = () => dialog.current?.close();
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
      className={clsx(styles.dialog, buttons.buttons)}
      aria-labelledby={id}
      onClose={onLeave}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h2 id={id}>{`${title}step ${step?.number} of ${step?.count}`}</h2>
        <button type="button" onClick={close}>
          Leave cook mode
        </button>
      </header>
      <div className={styles.step} aria-live="polite">
        <div key={index}>{step?.content}</div>
      </div>
      <TimerTray />
      <details className={styles.atHand}>
        <summary>Ingredients</summary>
        {ingredients}
      </details>
      <nav className={styles.ways} aria-label="Steps">
        <button type="button" aria-disabled={index === 0} onClick={() => go(-1)}>
          Previous
        </button>
        <button type="button" onClick={isLast ? close : () => go(1)}>
          {isLast ? 'Finish' : 'Next'}
        </button>
      </nav>
      <output className={styles.screen}>{screen}</output>
    </dialog>
  );
}
