import {
  type StepTime,
  tellStepTime,
  timerLength,
} from '@site/plugins/content/recipes/shared/duration';
import { type ReactNode, useContext } from 'react';
import { clock, hasEnded, isPaused, leftOf, TimersContext } from '../timers';
import styles from './styles.module.css';

/** The duration of a step, which can be started as a timer. */
export interface TimerProps extends StepTime {
  /** The timer's name; by default, the build sets the step. */
  readonly name?: string;
  /** Identifies the timer on its page; the build sets it. */
  readonly id?: number;
}

/** The duration of a step with a timer; in print and without JavaScript, only the duration. */
export function Timer({ name = 'Timer', id = 0, ...time }: TimerProps): ReactNode {
  const { timers, now, start, pauseOrResume } = useContext(TimersContext);
  const timer = timers.find((one) => one.id === id);
  const words = tellStepTime(time);
  const restart = () => start({ id, name, length: timerLength(time) });
  if (timer === undefined) {
    return (
      <span className={styles.timer}>
        <em>{words}</em>
        <button type="button" aria-label={`Start timer: ${words}, ${name}`} onClick={restart}>
          Start timer
        </button>
      </span>
    );
  }
  const isOver = hasEnded(timer, now);
  const act = isPaused(timer) ? 'Resume' : 'Pause';
  return (
    <span className={styles.timer} data-over={isOver}>
      <em>{words}</em>
      {isOver ? (
        <strong>Time is up</strong>
      ) : (
        <span role="timer" aria-label={`${clock(leftOf(timer, now))} left, ${name}`}>
          {clock(leftOf(timer, now))}
        </span>
      )}
      <button
        type="button"
        aria-label={isOver ? `Restart timer, ${name}` : `${act} timer, ${name}`}
        onClick={isOver ? restart : () => pauseOrResume(id)}
      >
        {isOver ? 'Restart' : act}
      </button>
      {!isOver && (
        <button type="button" aria-label={`Restart timer, ${name}`} onClick={restart}>
          Restart
        </button>
      )}
    </span>
  );
}
