const MILLISECONDS = { seconds: 1000, minutes: 60_000, hours: 3_600_000 } as const;

/** The time of a step: a value in one unit, and optionally the end of a range in the same unit. */
export interface StepTime {
  readonly seconds?: number | undefined;
  readonly minutes?: number | undefined;
  readonly hours?: number | undefined;
  readonly to?: number | undefined;
}

export type TimeUnit = keyof typeof MILLISECONDS;

export function timeUnitsIn(time: StepTime): readonly TimeUnit[] {
  return (Object.keys(MILLISECONDS) as TimeUnit[]).filter((unit) => time[unit] !== undefined);
}

const counted = (value: number | string, unit: string): string =>
  `${value} ${value === 1 ? unit.replace(/s$/, '') : unit}`;

/** Formats a step's time, such as `20 to 25 minutes`. */
export function tellStepTime(time: StepTime): string {
  const [unit = 'minutes'] = timeUnitsIn(time);
  const value = time[unit] ?? 0;
  return counted(time.to === undefined ? value : `${value} to ${time.to}`, unit);
}

/** Duration of a step's timer. For a range, it's the start, when the cook should check for the first time. */
export function timerLength(time: StepTime): number {
  const [unit = 'minutes'] = timeUnitsIn(time);
  return (time[unit] ?? 0) * MILLISECONDS[unit];
}

const DURATION = /^P(?=\d|T\d)(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?)?$/;

/** Converts an ISO 8601 duration such as `PT1H30M` to minutes; `undefined` if it isn't valid. */
export function minutesOf(duration: string): number | undefined {
  const match = DURATION.exec(duration);
  if (match === null) {
    return undefined;
  }
  const [days = 0, hours = 0, minutes = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return (days * 24 + hours) * 60 + minutes;
}

const hoursAndMinutes = (total: number): string => {
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  return [
    ...(hours > 0 ? [counted(hours, 'hours')] : []),
    ...(minutes > 0 || hours === 0 ? [counted(minutes, 'minutes')] : []),
  ].join(' ');
};

/** Formats an ISO 8601 duration, or a range up to `most`, such as `17 to 30 hours`. */
export function tellDuration(duration: string, most?: string): string {
  const least = minutesOf(duration) ?? 0;
  const upper = most === undefined ? undefined : (minutesOf(most) ?? 0);
  if (upper === undefined) {
    return hoursAndMinutes(least);
  }
  if (least % 60 === 0 && upper % 60 === 0) {
    return `${least / 60} to ${hoursAndMinutes(upper)}`;
  }
  return upper < 60
    ? `${least} to ${hoursAndMinutes(upper)}`
    : `${hoursAndMinutes(least)} to ${hoursAndMinutes(upper)}`;
}
