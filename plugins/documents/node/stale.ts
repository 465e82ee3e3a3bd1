import type { FiledDocument } from './fields.ts';

/** Most months that can be asked for: a hundred years. */
const MOST_MONTHS = 1200;

/**
 * Reads a number of months.
 *
 * @param text - as typed; `undefined` where nothing was
 * @returns `undefined` where it is none
 */
export function readMonths(text: string | undefined): number | undefined {
  const months = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  return months >= 1 && months <= MOST_MONTHS ? months : undefined;
}

/**
 * The day that was some months before another; the last one of its month where the month is shorter.
 *
 * @param today - ISO 8601 day
 */
export function monthsBefore(today: string, months: number): string {
  const day = new Date(`${today}T00:00:00Z`);
  const date = day.getUTCDate();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() - months);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(date, last));
  return day.toISOString().slice(0, 10);
}

/**
 * The documents whose facts were last checked more than some months ago, oldest first. One without a
 * day that can be read comes before all others.
 *
 * @param today - ISO 8601 day
 */
export function staleDocuments(
  documents: readonly FiledDocument[],
  months: number,
  today: string,
): readonly FiledDocument[] {
  const limit = monthsBefore(today, months);
  const dayOf = ({ fields }: FiledDocument): string => fields.verified ?? '';
  return documents
    .filter((document) => dayOf(document) < limit)
    .sort(
      (a, b) =>
        dayOf(a).localeCompare(dayOf(b), 'en') || Number(a.file > b.file) - Number(a.file < b.file),
    );
}

/**
 * A list to work through: each document with its day, its title and what it was checked against, and
 * the count at the end.
 */
export function staleReport(documents: readonly FiledDocument[], months: number): string {
  const entries = documents.flatMap(({ file, fields: { verified, title, sources = [] } }) => [
    `${verified ?? 'no day    '}  ${file}  ${title ?? ''}`.trimEnd(),
    ...sources.map((source) => `            ${source.title}  ${source.url}`),
  ]);
  const count = `${documents.length} document${documents.length === 1 ? '' : 's'}`;
  return [
    ...entries,
    `${count} verified more than ${months} month${months === 1 ? '' : 's'} ago`,
  ].join('\n');
}
