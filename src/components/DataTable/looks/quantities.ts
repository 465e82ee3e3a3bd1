import { dayText } from '../../DayText';
import type { Look } from './look';

/** Formats by how many decimals they show: making one takes longer than using it for a whole column. */
const formats = new Map<number | undefined, Intl.NumberFormat>();

/** All decimals that a number has. */
const ALL_DIGITS = { maximumFractionDigits: 20 };

/** A number with its digits grouped. */
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

export const MONEY: Look<'money'> = {
  isNumeric: true,
  isShort: true,
  unit: ({ currency }) => currency,
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
  // ISO 8601 orders as text does.
  key: (value) => value,
};

export const YES_NO: Look<'yesNo'> = {
  isShort: true,
  text: (value) => (value ? 'Yes' : 'No'),
  key: (value) => (value ? 0 : 1),
};
