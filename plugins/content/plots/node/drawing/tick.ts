import { numberWriter } from '../numbers.ts';

/** A labeled position on an axis. */
export interface Tick {
  readonly value: number | Date | string;
  readonly label: string;
}

/** A calendar step between ticks of a time scale. */
interface CalendarStep {
  /** Approximate length in days. */
  readonly days: number;
  readonly months?: number;
  readonly format: Intl.DateTimeFormatOptions;
}

const DAY: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };
const MONTH: Intl.DateTimeFormatOptions = { month: 'short', year: 'numeric' };
const YEAR: Intl.DateTimeFormatOptions = { year: 'numeric' };

const STEPS: readonly CalendarStep[] = [
  ...[1, 2, 7, 14].map((days) => ({ days, format: DAY })),
  ...[1, 3, 6].map((months) => ({ days: 30 * months, months, format: MONTH })),
  ...[1, 2, 5, 10, 20, 50, 100].map((years) => ({
    days: 365 * years,
    months: 12 * years,
    format: YEAR,
  })),
];

const DAY_MS = 86_400_000;

/** The ticks of a calendar step within a range: starts of months or years, or days. */
function instants({ days, months }: CalendarStep, from: Date, to: Date): readonly Date[] {
  const found: Date[] = [];
  if (months === undefined) {
    const first = Math.ceil(from.getTime() / DAY_MS) * DAY_MS;
    for (let time = first; time <= to.getTime(); time += days * DAY_MS) {
      found.push(new Date(time));
    }
    return found;
  }
  const start = from.getUTCFullYear() * 12 + from.getUTCMonth();
  for (let month = Math.floor(start / months) * months; ; month += months) {
    const instant = new Date(Date.UTC(Math.floor(month / 12), month % 12));
    if (instant > to) {
      return found;
    }
    if (instant >= from) {
      found.push(instant);
    }
  }
}

/** Creates ticks at numbers, all with as many decimals as the longest needs. */
export function numberTicks(values: readonly number[], unit: string | undefined): readonly Tick[] {
  const write = numberWriter(values, unit);
  return values.map((value) => ({ value, label: write(value) }));
}

/**
 * Creates ticks at calendar steps, in UTC.
 *
 * @param count - approximate maximum number of ticks
 */
export function timeTicks([from, to]: readonly [Date, Date], count: number): readonly Tick[] {
  const span = (to.getTime() - from.getTime()) / DAY_MS;
  const step = STEPS.find(({ days }) => span / days <= count) ?? (STEPS.at(-1) as CalendarStep);
  const format = new Intl.DateTimeFormat('en-US', { ...step.format, timeZone: 'UTC' });
  return instants(step, from, to).map((value) => ({ value, label: format.format(value) }));
}
