import * as z from 'zod';
import type { DatePrecision } from '../../shared/column.ts';
import { type ColumnOptions, type ColumnWith, column, shown } from './column.ts';

/** Format of a number in a TSV file: digits and a decimal point, without grouping. */
const WRITTEN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Parses a number. Invalid fields are returned unchanged, for the error message. */
const readNumber = (field: string): unknown => (WRITTEN_NUMBER.test(field) ? Number(field) : field);

const finite = () =>
  z.number({ error: ({ input }) => `${shown(input)} is not a number; write it like 1234.5` });

/** Options of {@link number}. */
export interface NumberOptions extends ColumnOptions {
  /** Unit, such as `km`; shown in the heading. */
  readonly unit?: string;
  /** Number of decimals to show; by default, as many as the value has. */
  readonly digits?: number;
  readonly integer?: boolean;
  readonly min?: number;
  readonly max?: number;
}

/** A column of quantities. */
export function number<const Options extends NumberOptions>(
  options: Options,
): ColumnWith<number, Options> {
  const { label, unit, digits, integer, min, max } = options as NumberOptions;
  const schema = finite()
    .refine((value) => integer !== true || Number.isInteger(value), {
      error: ({ input }) => `${shown(input)} is not a whole number; round it`,
    })
    .refine((value) => value >= (min ?? value), {
      error: ({ input }) => `${shown(input)} is less than ${min}, the least there is; correct it`,
    })
    .refine((value) => value <= (max ?? value), {
      error: ({ input }) => `${shown(input)} is more than ${max}, the most there is; correct it`,
    });
  return column<number, Options>(options, {
    shape: {
      type: 'number',
      label,
      ...(unit !== undefined && { unit }),
      ...(digits !== undefined && { digits }),
    },
    schema,
    read: readNumber,
    faults: [
      ...(min !== undefined && max !== undefined && min > max
        ? [`has a least value of ${min} above the most, ${max}; exchange them`]
        : []),
      ...(digits !== undefined && !(Number.isInteger(digits) && digits >= 0 && digits <= 20)
        ? [`shows ${digits} decimals; write a whole number from 0 to 20`]
        : []),
    ],
  });
}

/** Absolute zero, in degrees Celsius. */
const ABSOLUTE_ZERO = -273.15;

/** A column of temperatures in degrees Celsius. */
export function temperature<const Options extends ColumnOptions>(
  options: Options,
): ColumnWith<number, Options> {
  return column<number, Options>(options, {
    shape: { type: 'temperature', label: options.label },
    schema: finite().min(ABSOLUTE_ZERO, {
      error: ({ input }) =>
        `${shown(input)} is below absolute zero, ${ABSOLUTE_ZERO} °C; correct it`,
    }),
    read: readNumber,
  });
}

/** Format of a date for each precision, and an example. */
const DATES: Readonly<Record<DatePrecision, { pattern: RegExp; example: string }>> = {
  day: { pattern: /^\d{4}-\d{2}-\d{2}$/, example: '2025-06-30' },
  month: { pattern: /^\d{4}-\d{2}$/, example: '2025-06' },
  year: { pattern: /^\d{4}$/, example: '2025' },
};

/** Whether a string is a valid ISO 8601 date with this precision, in the proleptic Gregorian calendar. */
export function isDate(value: string, precision: DatePrecision): boolean {
  const whole = value + '-01-01'.slice(0, 10 - value.length);
  const time = Date.parse(`${whole}T00:00:00Z`);
  return (
    DATES[precision].pattern.test(value) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(whole)
  );
}

/** Options of {@link date}. */
export interface DateOptions extends ColumnOptions {
  /** Defaults to `day`. */
  readonly precision?: DatePrecision;
}

/** A column of dates with the same precision. */
export function date<const Options extends DateOptions>(
  options: Options,
): ColumnWith<string, Options> {
  const { label, precision = 'day' } = options as DateOptions;
  const error = ({ input }: { readonly input?: unknown }) =>
    `${shown(input)} is not a ${precision}; write it like ${DATES[precision].example}`;
  return column<string, Options>(options, {
    shape: { type: 'date', label, precision },
    schema: z.string({ error }).refine((value) => isDate(value, precision), { error }),
  });
}

/** A column of booleans, written as `true` and `false`. */
export function yesNo<const Options extends ColumnOptions>(
  options: Options,
): ColumnWith<boolean, Options> {
  const values: Readonly<Record<string, boolean>> = { true: true, false: false };
  return column<boolean, Options>(options, {
    shape: { type: 'yesNo', label: options.label },
    schema: z.boolean({
      error: ({ input }) => `${shown(input)} is neither true nor false; write one of them`,
    }),
    read: (field) => values[field] ?? field,
  });
}
