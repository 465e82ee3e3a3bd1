import { type StepTime, tellStepTime, timerLength } from '@site/plugins/recipes/shared/duration';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import buttons from '../../../ui/buttons.module.css';
import { useRecipe } from './context';
import styles from './Recipe.module.css';
import { clock, endNotice, hasEnded, isPaused, leftOf } from './timers';

interface TimerProps extends StepTime {
  /** The timer's name; by default, the build sets the step. */
  readonly name?: string;
  /** Identifies the timer on its page; the build sets it. */
  readonly id?: number;
}

export function Timer({ name = 'Timer', id = 0, ...time }: TimerProps): ReactNode {
  const { timers, now, startTimer, toggleTimer } = useRecipe();
  const timer = timers.find((one) => one.id === id);
  const words = tellStepTime(time);
  const button = (text: string, label: string, onClick: () => void) => (
    <button type="button" aria-label={`${label}, ${name}`} onClick={onClick}>
      {text}
    </button>
  );
  const start = () => startTimer({ id, name, length: timerLength(time) });
  const restart = button('Restart', 'Restart timer', start);
  const act = timer && isPaused(timer) ? 'Resume' : 'Pause';
  const isOver = timer && hasEnded(timer, now);
  return (
    <span className={styles.timer}>
      <em>{words}</em>
      <span className={clsx(buttons.buttons, buttons.small, buttons.hydrated, buttons.interactive)}>
        {timer === undefined ? (
          button('Start timer', `Start timer: ${words}`, start)
        ) : (
          <>
            {isOver ? (
              <strong>Time is up</strong>
            ) : (
              <span role="timer" aria-label={`${clock(leftOf(timer, now))} left, ${name}`}>
                {clock(leftOf(timer, now))}
              </span>
            )}
            {isOver ? restart : button(act, `${act} timer`, () => toggleTimer(id))}
            {!isOver && restart}
          </>
        )}
      </span>
    </span>
  );
}

/** The started timers, always in view; announces when one ends. */
export function TimerTray(): ReactNode {
  const { timers, now, dismissTimer } = useRecipe();
  if (timers.length === 0) {
    return null;
  }
  return (
    <section
      className={clsx(styles.tray, buttons.buttons, buttons.small, buttons.interactive)}
      aria-label="Timers"
    >
      <p role="alert" className={styles.alert}>
        {endNotice(timers, now)}
      </p>
      <ul>
        {timers.map((timer) => {
          const isOver = hasEnded(timer, now);
          const left = clock(leftOf(timer, now)) + (isPaused(timer) ? ' (paused)' : '');
          const act = isOver ? 'OK' : 'Stop';
          return (
            <li key={timer.id}>
              <span>{timer.name}</span>
              <span className={styles.left}>{isOver ? 'Time is up' : left}</span>
              <button
                type="button"
                aria-label={`${act}, ${timer.name}`}
                onClick={() => dismissTimer(timer.id)}
              >
                {act}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
