import { useEffect, useState } from 'react';

/** How often timers look at the clock, in milliseconds. */
const TICK_MS = 250;

/** A timer of a page. All times are in milliseconds. */
export interface Timer {
  readonly id: number;
  /** Its purpose, such as "Step 8". */
  readonly name: string;
  readonly length: number;
  /** Running until a time, or paused with some time left. */
  readonly state: { readonly endsAt: number } | { readonly left: number };
}

/** Time left at a given time; 0 if the timer has ended. */
export const leftOf = ({ state }: Timer, now: number): number =>
  'left' in state ? state.left : Math.max(state.endsAt - now, 0);

export const isPaused = ({ state }: Timer): boolean => 'left' in state;

export const hasEnded = (timer: Timer, now: number): boolean =>
  !isPaused(timer) && leftOf(timer, now) === 0;

export const started = (timer: Omit<Timer, 'state'>, now: number): Timer => ({
  ...timer,
  state: { endsAt: now + timer.length },
});

export function toggled(timer: Timer, now: number): Timer {
  const left = leftOf(timer, now);
  return { ...timer, state: isPaused(timer) ? { endsAt: now + left } : { left } };
}

/** Formats the time left as minutes and seconds, with hours if needed, such as `1:05:09`. */
export function clock(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return [...(hours > 0 ? [hours, pad(minutes)] : [minutes]), pad(seconds % 60)].join(':');
}

/** Names the timers that have ended; empty if there are none. */
export function endNotice(timers: readonly Timer[], now: number): string {
  const ended = timers.filter((timer) => hasEnded(timer, now));
  return ended.length === 0 ? '' : `Time is up: ${ended.map(({ name }) => name).join('; ')}`;
}

/** The notice in the document title: the timers that have ended, or the one that ends next. */
export function noticeOf(timers: readonly Timer[], now: number): string {
  const [next] = timers
    .filter((timer) => !isPaused(timer))
    .sort((a, b) => leftOf(a, now) - leftOf(b, now));
  return endNotice(timers, now) || (next ? `${clock(leftOf(next, now))} ${next.name}` : '');
}

export type Timers = ReturnType<typeof useTimers>;

/** The timers of a page. They use the clock, so that they're right after a tab was suspended. */
export function useTimers() {
  const [timers, setTimers] = useState<readonly Timer[]>([]);
  const [now, setNow] = useState(0);

  const isTicking = timers.some((timer) => !isPaused(timer) && !hasEnded(timer, now));
  useEffect(() => {
    if (isTicking) {
      const interval = setInterval(() => {
        const at = Date.now();
        const isChanged = (before: number) =>
          timers.some((timer) => clock(leftOf(timer, before)) !== clock(leftOf(timer, at)));
        // The recipe renders only when a displayed second changes.
        setNow((before) => (isChanged(before) ? at : before));
      }, TICK_MS);
      return () => clearInterval(interval);
    }
    return undefined;
  }, [isTicking, timers]);

  const notice = noticeOf(timers, now);
  useEffect(() => {
    if (notice === '') {
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

  const change = (changed: (before: readonly Timer[], at: number) => readonly Timer[]) => {
    const at = Date.now();
    setNow(at);
    setTimers((before) => changed(before, at));
  };
  const dismissTimer = (id: number) =>
    change((before) => before.filter((timer) => timer.id !== id));
  return {
    timers,
    now,
    /** Starts a timer from the beginning. */
    startTimer: (timer: Omit<Timer, 'state'>) => {
      dismissTimer(timer.id);
      change((before, at) => [...before, started(timer, at)]);
    },
    /** Pauses a running timer, or resumes a paused one. */
    toggleTimer: (id: number) =>
      change((before, at) => before.map((timer) => (timer.id === id ? toggled(timer, at) : timer))),
    dismissTimer,
  };
}
