import { type ReactNode, useContext } from 'react';
import { clock, hasEnded, isPaused, leftOf, TimersContext } from '../timers';
import styles from './styles.module.css';

/** The started timers, always in view; announces when one ends. */
export function TimerTray(): ReactNode {
  const { timers, now, dismiss } = useContext(TimersContext);
  if (timers.length === 0) {
    return null;
  }
  const over = timers.filter((timer) => hasEnded(timer, now));
  return (
    <section className={styles.tray} aria-label="Timers">
      <p role="alert" className={styles.alert}>
        {over.length > 0 && `Time is up: ${over.map(({ name }) => name).join('; ')}`}
      </p>
      <ul>
        {timers.map((timer) => (
          <li key={timer.id}>
            <span>{timer.name}</span>
            <span className={styles.left}>
              {hasEnded(timer, now)
                ? 'Time is up'
                : `${clock(leftOf(timer, now))}${isPaused(timer) ? ' (paused)' : ''}`}
            </span>
            <button
              type="button"
              aria-label={`${hasEnded(timer, now) ? 'OK' : 'Stop'}, ${timer.name}`}
              onClick={() => dismiss(timer.id)}
            >
              {hasEnded(timer, now) ? 'OK' : 'Stop'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
