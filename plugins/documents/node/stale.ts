import type { FiledDocument } from './fields.ts';

/** Maximum number of months: a hundred years. */
const MOST_MONTHS = 1200;

/**
 * Parses a number of months.
 *
 * @param text - as typed; `undefined` if nothing was
 * @returns `undefined` if it isn't a valid number
 */
export function readMonths(text: string | undefined): number | undefined {
  const months = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  return months >= 1 && months <= MOST_MONTHS ? months : undefined;
}

/**
 * Subtracts months from a day. If the resulting month is too short, returns its last day.
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
 * Finds the documents whose facts were last checked more than a number of months ago, oldest first. Documents without a
 * valid day come first.
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

/** Formats a list to work through: each document with its day, title, and sources, and the count at the end. */
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
