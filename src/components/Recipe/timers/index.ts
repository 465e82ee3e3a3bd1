import { createContext, useEffect, useMemo, useState } from 'react';
import { isPaused, noticeOf, paused, resumed, started, type Timer, untilNextSecond } from './state';

export { clock, hasEnded, isPaused, leftOf, type Timer } from './state';

/** The started timers of a recipe's page, in that order. */
export interface Timers {
  readonly timers: readonly Timer[];
  /** The current time for display, in milliseconds. */
  readonly now: number;
  /** Starts a timer from the beginning. */
  start(timer: Omit<Timer, 'state'>): void;
  /** Pauses a running timer, or resumes a paused one. */
  pauseOrResume(id: number): void;
  /** Removes a timer. */
  dismiss(id: number): void;
}

export const TimersContext = createContext<Timers>({
  timers: [],
  now: 0,
  start: () => {},
  pauseOrResume: () => {},
  dismiss: () => {},
});

/**
 * Manages the timers of a page. They use the clock instead of counting ticks, so that they're right after a
 * tab was suspended. The document title shows the timer that ends next.
 */
export function useTimers(): Timers {
  const [timers, setTimers] = useState<readonly Timer[]>([]);
  const [now, setNow] = useState(0);

  useEffect(() => {
    if (timers.length === 0) {
      return undefined;
    }
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timeout);
      const at = Date.now();
      setNow(at);
      const wait = untilNextSecond(timers, at);
      timeout = wait === undefined ? undefined : setTimeout(update, wait);
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timeout);
      document.removeEventListener('visibilitychange', update);
    };
  }, [timers]);

  const notice = noticeOf(timers, now);
  useEffect(() => {
    if (notice === undefined) {
      return undefined;
    }
    const { title } = document;
    const told = `${notice} | ${title}`;
    document.title = told;
    return () => {
      // The next page may have set its own title already.
      if (document.title === told) {
        document.title = title;
      }
    };
  }, [notice]);

  return useMemo(() => {
    const change = (changed: (before: readonly Timer[], at: number) => readonly Timer[]) => {
      const at = Date.now();
      setNow(at);
      setTimers((before) => changed(before, at));
    };
    const without = (list: readonly Timer[], id: number) => list.filter((one) => one.id !== id);
    return {
      timers,
      now,
      start: (timer) => change((before, at) => [...without(before, timer.id), started(timer, at)]),
      pauseOrResume: (id) =>
        change((before, at) =>
          before.map((timer) => {
            if (timer.id !== id) {
              return timer;
            }
            return isPaused(timer) ? resumed(timer, at) : paused(timer, at);
          }),
        ),
      dismiss: (id) => change((before) => without(before, id)),
    };
  }, [timers, now]);
}
