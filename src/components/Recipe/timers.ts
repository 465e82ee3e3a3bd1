/** State of a started timer: running until a time, or paused with some time left. */
export type TimerState = { readonly endsAt: number } | { readonly left: number };

/** A timer of a page. All times are in milliseconds. */
export interface Timer {
  readonly id: number;
  /** Its purpose, such as "Step 8". */
  readonly name: string;
  readonly length: number;
  readonly state: TimerState;
}

/** Time left at a given time; 0 if the timer has ended. */
export function leftOf({ state }: Pick<Timer, 'state'>, now: number): number {
  return 'left' in state ? state.left : Math.max(state.endsAt - now, 0);
}

export const isPaused = ({ state }: Pick<Timer, 'state'>): boolean => 'left' in state;

/** Whether it's running and hasn't ended. */
export const isRunning = (timer: Timer, now: number): boolean =>
  !isPaused(timer) && leftOf(timer, now) > 0;

export const hasEnded = (timer: Timer, now: number): boolean =>
  !isPaused(timer) && leftOf(timer, now) === 0;

export const started = (timer: Omit<Timer, 'state'>, now: number): Timer => ({
  ...timer,
  state: { endsAt: now + timer.length },
});

export const paused = (timer: Timer, now: number): Timer => ({
  ...timer,
  state: { left: leftOf(timer, now) },
});

export const resumed = (timer: Timer, now: number): Timer => ({
  ...timer,
  state: { endsAt: now + leftOf(timer, now) },
});

/** Time until the displayed seconds of a running timer change; `undefined` if none is running. */
export function untilNextSecond(timers: readonly Timer[], now: number): number | undefined {
  const waits = timers
    .filter((timer) => isRunning(timer, now))
    .map((timer) => leftOf(timer, now) % 1000 || 1000);
  return waits.length === 0 ? undefined : Math.min(...waits);
}

/** Formats the time left as minutes and seconds, with hours if needed, such as `1:05:09`. */
export function clock(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return [...(hours > 0 ? [hours, pad(minutes)] : [minutes]), pad(seconds % 60)].join(':');
}

/** The notice in the document title: the timers that have ended, or the one that ends next. */
export function noticeOf(timers: readonly Timer[], now: number): string | undefined {
  const ended = timers.filter((timer) => hasEnded(timer, now));
  if (ended.length > 0) {
    return `Time is up: ${ended.map(({ name }) => name).join('; ')}`;
  }
  const [next] = timers
    .filter((timer) => isRunning(timer, now))
    .sort((a, b) => leftOf(a, now) - leftOf(b, now));
  return next && `${clock(leftOf(next, now))} ${next.name}`;
}
