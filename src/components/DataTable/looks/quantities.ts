import { dayText } from '../../DayText';
import type { Look } from './look';

/** Formats by number of decimals. Creating one takes longer than using it for an entire column. */
const formats = new Map<number | undefined, Intl.NumberFormat>();

/** Shows all decimals of a number. */
const ALL_DIGITS = { maximumFractionDigits: 20 };

/** Formats a number with grouped digits. */
function grouped(value: number, digits?: number): string {
  const format =
    formats.get(digits) ??
    new Intl.NumberFormat(
      'en-US',
      digits === undefined
        ? ALL_DIGITS
        : { minimumFractionDigits: digits, maximumFractionDigits: digits },
    );
  formats.set(digits, format);
  return format.format(value);
}

export const NUMBER: Look<'number'> = {
  isNumeric: true,
  isShort: true,
  unit: ({ unit }) => unit,
  text: (value, { digits }) => grouped(value, digits),
  key: (value) => value,
};

export const TEMPERATURE: Look<'temperature'> = {
  isNumeric: true,
  isShort: true,
  text: (celsius) => {
    const fahrenheit = Math.round((celsius * 9) / 5 + 32);
    return `${grouped(celsius)}\u00A0°C (${grouped(fahrenheit)}\u00A0°F)`;
  },
  key: (value) => value,
};

export const DATE: Look<'date'> = {
  isShort: true,
  text: (value, { precision }) => dayText(new Date(value), precision),
  // ISO 8601 dates sort as strings.
  key: (value) => value,
};

export const YES_NO: Look<'yesNo'> = {
  isShort: true,
  text: (value) => (value ? 'Yes' : 'No'),
  key: (value) => (value ? 0 : 1),
};
