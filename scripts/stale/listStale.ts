import { Refusal } from '../command/refusal.ts';
import { readFields } from '../project/library.ts';

/** Maximum number of months: a hundred years. */
const MOST_MONTHS = 1200;

/** Subtracts months from an ISO 8601 day. If the resulting month is too short, returns its last day. */
export function monthsBefore(today: string, months: number): string {
  const day = new Date(`${today}T00:00:00Z`);
  const date = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() - months);
  if (day.getUTCDate() !== date) {
    // It overflowed into the next month; day 0 is the last one of the month before.
    day.setUTCDate(0);
  }
  return day.toISOString().slice(0, 10);
}

/**
 * Lists the documents whose facts were last checked more than a number of months ago.
 *
 * @param root - folder that contains docs/
 * @param typed - the number of months, as typed
 * @param today - ISO 8601 day
 * @returns each document with its day, title, and sources, oldest first and those without a valid day before them, and
 *   the count at the end
 * @throws Refusal if the number is missing or invalid
 */
export async function listStale(
  root: string,
  typed: string | undefined,
  today: string,
): Promise<string> {
  const months = /^\d{1,4}$/.test(typed ?? '') ? Number(typed) : 0;
  if (months < 1 || months > MOST_MONTHS) {
    const reason =
      typed === undefined
        ? 'The number of months is missing'
        : `"${typed}" is not a number of months`;
    throw new Refusal(`${reason}; write, for example, npm run stale -- 12`);
  }
  const limit = monthsBefore(today, months);
  const stale = (await readFields(root))
    .map(({ file, fields }) => ({ file, ...fields, day: fields.verified ?? '' }))
    .filter(({ day }) => day < limit)
    .sort((a, b) => a.day.localeCompare(b.day));
  const lines = stale.flatMap(({ file, day, title = '', sources = [] }) => [
    `${day || 'no day    '}  ${file}  ${title}`.trimEnd(),
    ...sources.map((source) => `            ${source.title}  ${source.url}`),
  ]);
  const count = `${stale.length} document${stale.length === 1 ? '' : 's'}`;
  return [
    ...lines,
    `${count} verified more than ${months} month${months === 1 ? '' : 's'} ago`,
  ].join('\n');
}
