const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** How much of a day is told: `long` has the month in full, the others shorten it to three letters. */
export type DayForm = 'long' | 'day' | 'month' | 'year';

/**
 * A day in English, as `Intl.DateTimeFormat` writes it: "June 3, 2025", "Jun 3, 2025", "Jun 2025", "2025".
 *
 * The first format that the browser makes takes a slow device 70 ms in one task, and each document tells a day.
 *
 * @param day - in UTC
 */
export function dayText(day: Date, form: DayForm): string {
  const name = MONTHS[day.getUTCMonth()] ?? '';
  const month = form === 'long' ? name : name.slice(0, 3);
  const year = day.getUTCFullYear();
  const texts: Readonly<Record<DayForm, string>> = {
    long: `${month} ${day.getUTCDate()}, ${year}`,
    day: `${month} ${day.getUTCDate()}, ${year}`,
    month: `${month} ${year}`,
    year: String(year),
  };
  return texts[form];
}
