import type { Answer } from './conversions.ts';

/** Abbreviations that stand for one offset from UTC, in hours. Those with several meanings, such as IST, are missing. */
const OFFSETS = new Map(
  Object.entries({
    utc: 0,
    gmt: 0,
    cet: 1,
    cest: 2,
    eet: 2,
    eest: 3,
    est: -5,
    edt: -4,
    mst: -7,
    mdt: -6,
    pst: -8,
    pdt: -7,
    jst: 9,
    kst: 9,
    aest: 10,
    aedt: 11,
  }),
);

const HOUR = 60;
const DAY = 24 * HOUR;
const MS = 60_000;

/** A place or abbreviation, and its offset from UTC in minutes at a moment. */
interface Zone {
  readonly label: string;
  readonly offsetAt: (moment: number) => number;
}

function offsetIn(timeZone: string, moment: number): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes));
}

function zoneNamed(name: string): Zone | undefined {
  const fixed = OFFSETS.get(name);
  if (fixed !== undefined) {
    return { label: name.toUpperCase(), offsetAt: () => fixed * HOUR };
  }
  // Older browsers don't list their time zones.
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  const timeZone = known.find(
    (zone) => zone.split('/').at(-1)?.replaceAll('_', ' ').toLowerCase() === name,
  );
  return timeZone === undefined
    ? undefined
    : {
        label: timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? name,
        offsetAt: (moment) => offsetIn(timeZone, moment),
      };
}

const TIME = /^(\d{1,2})(?::(\d\d))? ?([ap]m)? (?:in )?(\S.*?) (?:in|to) (\S.*)$/;

/** The time in minutes after midnight; undefined if it's none. */
function minutesOf(hours: number, minutes: number, half: string | undefined): number | undefined {
  const isValid = half === undefined ? hours < 24 : hours >= 1 && hours <= 12;
  return isValid && minutes < 60
    ? (half === undefined ? hours : (hours % 12) + (half === 'pm' ? 12 : 0)) * HOUR + minutes
    : undefined;
}

/** How days are told that are before or after today. */
const DAYS = new Map([
  [-2, ', two days before'],
  [-1, ', the day before'],
  [1, ', the next day'],
  [2, ', two days later'],
]);

const two = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % HOUR === 0 ? '' : `:${two(size % HOUR)}`;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / HOUR)}${rest}`;
}

/**
 * Converts a time of today to another place: `14:00 cet in tokyo`.
 *
 * @param now - the current time, in milliseconds since 1970
 */
export function timeElsewhere(query: string, now: number): Answer | undefined {
  const [, hours = '', minutes, half, from = '', to = ''] = TIME.exec(query) ?? [];
  const time = minutesOf(Number(hours), Number(minutes ?? 0), half);
  const source = zoneNamed(from);
  const target = zoneNamed(to);
  if (
    hours === '' ||
    (minutes === undefined && half === undefined) ||
    time === undefined ||
    source === undefined ||
    target === undefined
  ) {
    return undefined;
  }
  const today = Math.floor((now / MS + source.offsetAt(now)) / DAY) * DAY;
  const guess = (today + time - source.offsetAt(now)) * MS;
  const here = source.offsetAt(guess);
  const there = target.offsetAt((today + time - here) * MS);
  const other = time - here + there;
  const days = Math.floor(other / DAY);
  return {
    text: `${clock(time)} ${source.label} = ${clock(other - days * DAY)} ${target.label}${DAYS.get(days) ?? ''}`,
    how: `${source.label} is ${offsetText(here)} and ${target.label} is ${offsetText(there)} on this date`,
    url: '/spec-timezone#names',
  };
}
