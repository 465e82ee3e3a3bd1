/** The units of a step's time, in milliseconds. */
const MILLISECONDS = { seconds: 1000, minutes: 60_000, hours: 3_600_000 } as const;

/** The time of a step: one unit, and in it the end of a range where it has one. */
export interface StepTime {
  readonly seconds?: number | undefined;
  readonly minutes?: number | undefined;
  readonly hours?: number | undefined;
  readonly to?: number | undefined;
}

export type TimeUnit = keyof typeof MILLISECONDS;

/** The units of time that have a value. */
export function timeUnitsIn(time: StepTime): readonly TimeUnit[] {
  return (Object.keys(MILLISECONDS) as TimeUnit[]).filter((unit) => time[unit] !== undefined);
}

const counted = (value: number | string, unit: string): string =>
  `${value} ${value === 1 ? unit.replace(/s$/, '') : unit}`;

/** A step's time in words, such as `20 to 25 minutes`. */
export function tellStepTime(time: StepTime): string {
  const [unit = 'minutes'] = timeUnitsIn(time);
  const value = time[unit] ?? 0;
  return counted(time.to === undefined ? value : `${value} to ${time.to}`, unit);
}

/** How long a timer for the step runs: to the start of a range, when one begins to look. */
export function timerLength(time: StepTime): number {
  const [unit = 'minutes'] = timeUnitsIn(time);
  return (time[unit] ?? 0) * MILLISECONDS[unit];
}

/** Days, hours and minutes of an ISO 8601 duration, which are all that a recipe needs. */
const DURATION = /^P(?=\d|T\d)(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?)?$/;

/** The minutes of an ISO 8601 duration such as `PT1H30M`; `undefined` where it is none. */
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

/**
 * An ISO 8601 duration in words, or a range of them, such as `17 to 30 hours`.
 *
 * @param most - the upper end of the range
 */
export function tellDuration(duration: string, most?: string): string {
  const least = minutesOf(duration) ?? 0;
  const upper = most === undefined ? undefined : (minutesOf(most) ?? 0);
  if (upper === undefined) {
    return hoursAndMinutes(least);
  }
  if (least % 60 === 0 && upper % 60 === 0) {
    return `${least / 60} to ${hoursAndMinutes(upper)}`;
  }
  return least < 60 && upper < 60
    ? `${least} to ${hoursAndMinutes(upper)}`
    : `${hoursAndMinutes(least)} to ${hoursAndMinutes(upper)}`;
}
