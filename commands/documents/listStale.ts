import { Refusal } from '../../site/refusal.ts';
import { readFields } from './library.ts';

/**
 * Lists the documents whose facts were last checked more than a number of months ago.
 *
 * @param root - folder that contains docs/
 * @param today - ISO 8601 day
 * @param typed - the number of months, as typed
 * @returns each document with its day, title, and sources, oldest first and those without a valid day before them, and
 *   the count at the end
 * @throws Refusal if the number is missing or invalid
 */
export async function listStale(root: string, today: string, typed = ''): Promise<string> {
  if (!/^[1-9]\d{0,3}$/.test(typed)) {
    throw new Refusal(
      `${typed === '' ? 'The number of months is missing' : `"${typed}" is not a number of months`}; write, for example, npm run stale -- 12`,
    );
  }
  const day = new Date(today);
  const date = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() - Number(typed));
  if (day.getUTCDate() !== date) {
    // The month is shorter: its last day.
    day.setUTCDate(0);
  }
  const limit = day.toISOString().slice(0, 10);
  const stale = (await readFields(root))
    .map(({ file, fields }) => ({ file, ...fields, day: fields.verified ?? '' }))
    .filter((document) => document.day < limit)
    .sort((a, b) => a.day.localeCompare(b.day, 'en'));
  const lines = stale.flatMap(({ file, day: verified, title = '', sources = [] }) => [
    `${verified || 'no day    '}  ${file}  ${title}`.trimEnd(),
    ...sources.map((source) => `            ${source.title}  ${source.url}`),
  ]);
  return [...lines, `${stale.length} documents verified before ${limit}`].join('\n');
}
