import type { Value } from './source.ts';

const ISO_DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

/**
 * Converts a day, month, or year to its first instant, in UTC.
 *
 * @param value - ISO 8601, such as `2025-06-30`, `2025-06`, or `2025`; YAML parses a year as a number
 * @returns `undefined` if it's none of these
 */
export function instantOf(value: Value): Date | undefined {
  const text = String(value);
  const instant = new Date(text);
  // `Date.parse` turns February 30 into March 2.
  return ISO_DATE.test(text) && instant.toISOString().startsWith(text) ? instant : undefined;
}

const FORMATS: Readonly<Record<number, Intl.DateTimeFormat>> = {
  4: new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'UTC' }),
  7: new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  10: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** Formats a day, month, or year: `June 30, 2025`, `June 2025`, or `2025`. */
export function writtenTime(value: Value): string {
  const text = String(value);
  return FORMATS[text.length]?.format(instantOf(text)) ?? text;
}
