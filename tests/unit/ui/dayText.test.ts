import { describe, expect, test } from 'vitest';
import { type DayForm, dayText } from '../../../ui/dayText.ts';

/** The platform format that each form must match. */
const FORMATS: Readonly<Record<DayForm, Intl.DateTimeFormatOptions>> = {
  long: { dateStyle: 'long' },
  day: { dateStyle: 'medium' },
  month: { year: 'numeric', month: 'short' },
  year: { year: 'numeric' },
};

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

describe.each(Object.entries(FORMATS))('a day in the form %s', (form, options) => {
  test.each(MONTHS)('is what the platform writes in month %i', (month) => {
    const format = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
    for (const day of [Date.UTC(2025, month, 1), Date.UTC(2024, month + 1, 0, 23, 59)]) {
      expect(dayText(new Date(day), form as DayForm)).toBe(format.format(day));
    }
  });
});
