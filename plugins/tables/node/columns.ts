import * as z from 'zod';
import { GARBLED, garbledMessage } from '../../mdx/node/characters.ts';
import type { ColumnShape, DatePrecision } from '../shared/column.ts';

interface ColumnOptions {
  readonly label: string;
  /** Whether the value may be missing because it isn't known. */
  readonly unknown?: boolean;
  /** Whether the value may be `null` because there is none. */
  readonly none?: boolean;
}

type On<Options, Name extends string> = Options extends Readonly<Record<Name, true>> ? true : false;

/** A column of a data set, with the type of its known values, and whether they may be missing or `null`. */
export interface Column<
  Value = unknown,
  Unknown extends boolean = boolean,
  None extends boolean = boolean,
> {
  readonly shape: ColumnShape;
  /** Validates a known value. Its messages include the fix. */
  readonly schema: z.ZodType<Value>;
  /** Parses a TSV field. The schema then validates the value. */
  readonly read: (field: string) => unknown;
  readonly unknown: Unknown;
  readonly none: None;
}

type ColumnWith<Value, Options> = Column<Value, On<Options, 'unknown'>, On<Options, 'none'>>;

/** Creates a column. By default, a field is its value. */
function column<Value, Options extends ColumnOptions>(
  { unknown, none }: Options,
  shape: ColumnShape,
  schema: z.ZodType<Value>,
  read: (field: string) => unknown = (field) => field,
): ColumnWith<Value, Options> {
  return {
    shape,
    schema,
    read,
    unknown: (unknown === true) as On<Options, 'unknown'>,
    none: (none === true) as On<Options, 'none'>,
  };
}

/** Creates the constructor of a column type that has only the options of every column. */
const typeOf =
  <Value>(
    type: 'temperature' | 'country' | 'link' | 'yesNo' | 'rows',
    schema: z.ZodType<Value>,
    read?: (field: string) => unknown,
  ) =>
  <const Options extends ColumnOptions>(options: Options): ColumnWith<Value, Options> =>
    column(options, { type, label: options.label }, schema, read);

/** A message that begins with the refused value. */
const says = (message: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `${JSON.stringify(input)} ${message}`,
});

const STAND_INS: ReadonlySet<string> = new Set(
  ' N/A n/a - – — ? ?? ??? ... … TODO NULL NaN #N/A #REF! #VALUE!'.split(' '),
);

const string = () => z.string(says('is not text; write it in quotes'));

/** A string without surrounding spaces that isn't a placeholder for a missing value. */
const verbatim = (isAllowed: (text: string) => boolean = () => false) =>
  string()
    .refine((text) => text.trim() === text, {
      ...says('begins or ends with a space; remove it'),
      abort: true,
    })
    .refine((text) => !STAND_INS.has(text) || isAllowed(text), {
      ...says('is a placeholder; leave an unknown value out, or write null if there is none'),
      abort: true,
    });

/** The same for what people read: without what's left of another program's way to write it. */
const words = (isAllowed: (text: string) => boolean = () => false) =>
  verbatim(isAllowed)
    .refine((text) => !/ {2}/.test(text) || isAllowed(text), {
      ...says('has two spaces in a row; delete one'),
      abort: true,
    })
    .refine((text) => !/^".*"$/s.test(text) || isAllowed(text), {
      ...says('is in quotes, which readers would see; delete them'),
      abort: true,
    })
    .refine((text) => !GARBLED.test(text) || isAllowed(text), {
      error: ({ input }) => garbledMessage(String(input)),
      abort: true,
    })
    .refine((text) => !/&(?:[a-z]+|#\d+);/i.test(text) || isAllowed(text), {
      ...says('has an HTML entity, which readers would see; write the character itself'),
      abort: true,
    });

interface TextOptions extends ColumnOptions {
  readonly pattern?: RegExp;
  /** The allowed values; readers get a select to filter by them. */
  readonly choices?: readonly string[];
  readonly code?: boolean;
}

type TextOf<Options> = Options extends {
  readonly choices: readonly (infer Choice extends string)[];
}
  ? Choice
  : string;

export function text<const Options extends TextOptions>(
  options: Options,
): ColumnWith<TextOf<Options>, Options> {
  const { label, pattern, choices, code }: TextOptions = options;
  const isAllowed = (value: string): boolean =>
    choices?.includes(value) ?? pattern?.test(value) ?? false;
  const schema = (code ? verbatim(isAllowed) : words(isAllowed))
    .refine(
      (value) => pattern?.test(value) ?? true,
      says(`does not match ${String(pattern)}; correct it`),
    )
    .refine(
      (value) => choices?.includes(value) ?? true,
      says(`is not one of ${choices?.join(', ')}; correct it, or add it to the choices`),
    ) as unknown as z.ZodType<TextOf<Options>>;
  return column(options, { type: 'text', label, choices, code }, schema);
}

export const link = typeOf<string>(
  'link',
  string().refine(
    (address) => /^https:\/\/[^\s/]+\.[^\s]+$/.test(address) && URL.canParse(address),
    says('is not an https address; write the full address, like https://www.example.org/'),
  ),
);

const countryCode = string().regex(
  /^[A-Z]{2}$/,
  says('is not a country code; write the two-letter ISO 3166-1 code in capitals, like GB'),
);

/** A column of countries, as ISO 3166-1 alpha-2 codes. They must exist in data/countries. */
export const country = typeOf<string>('country', countryCode);

export const LIST_SEPARATOR = '; ';

const readList = (field: string): readonly string[] => field.split(LIST_SEPARATOR);

const several = (item: z.ZodType<string>): z.ZodType<readonly string[]> =>
  z
    .array(
      item.refine(
        (value) => !value.includes(';'),
        says(`holds a semicolon; separate values by "${LIST_SEPARATOR}"`),
      ),
    )
    .refine(
      (values) => new Set(values).size === values.length,
      says('names a value twice; delete one'),
    );

interface ListOptions extends ColumnOptions {
  readonly of?: 'text' | 'country';
}

export function list<const Options extends ListOptions>(
  options: Options,
): ColumnWith<readonly string[], Options> {
  const { label, of = 'text' }: ListOptions = options;
  const schema = several(of === 'country' ? countryCode : words());
  return column(options, { type: 'list', label, of }, schema, readList);
}

/** A column of references to rows of the same set, by ID. The rows must exist. */
export const rows = typeOf<readonly string[]>('rows', several(string()), readList);

/** Format of a number in a TSV file: digits and a decimal point, without grouping. */
const WRITTEN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Parses a number. Invalid fields are returned unchanged, for the error message. */
const readNumber = (field: string): unknown => (WRITTEN_NUMBER.test(field) ? Number(field) : field);

const finite = () => z.number(says('is not a number; write it like 1234.5'));

interface NumberOptions extends ColumnOptions {
  /** Unit, such as `km`; shown in the heading. */
  readonly unit?: string;
  /** Number of decimals to show; by default, as many as the value has. */
  readonly digits?: number;
  readonly integer?: boolean;
  readonly min?: number;
  readonly max?: number;
}

export function number<const Options extends NumberOptions>(
  options: Options,
): ColumnWith<number, Options> {
  const { label, unit, digits, integer = false, min, max }: NumberOptions = options;
  const schema = finite()
    .refine((value) => !integer || Number.isInteger(value), says('is not a whole number; round it'))
    .min(min ?? Number.NEGATIVE_INFINITY, says(`is less than ${min}, the minimum; correct it`))
    .max(max ?? Number.POSITIVE_INFINITY, says(`is more than ${max}, the maximum; correct it`));
  return column(options, { type: 'number', label, unit, digits }, schema, readNumber);
}

const ABSOLUTE_ZERO = -273.15;

export const temperature = typeOf<number>(
  'temperature',
  finite().min(ABSOLUTE_ZERO, says(`is below absolute zero, ${ABSOLUTE_ZERO} °C; correct it`)),
  readNumber,
);

const DATES: Readonly<Record<DatePrecision, string>> = {
  day: '2025-06-30',
  month: '2025-06',
  year: '2025',
};

/** Whether a string is a valid ISO 8601 date with this precision. */
export const isDate = (value: string, precision: DatePrecision): boolean =>
  value.length === DATES[precision].length &&
  z.iso.date().safeParse(value + '-01-01'.slice(0, 10 - value.length)).success;

interface DateOptions extends ColumnOptions {
  /** Defaults to `day`. */
  readonly precision?: DatePrecision;
}

export function date<const Options extends DateOptions>(
  options: Options,
): ColumnWith<string, Options> {
  const { label, precision = 'day' }: DateOptions = options;
  const message = says(`is not a ${precision}; write it like ${DATES[precision]}`);
  const schema = z.string(message).refine((value) => isDate(value, precision), message);
  return column(options, { type: 'date', label, precision }, schema);
}

const YES_NO: Readonly<Record<string, boolean>> = { true: true, false: false };

export const yesNo = typeOf<boolean>(
  'yesNo',
  z.boolean(says('is neither true nor false; write one of them')),
  (field) => YES_NO[field] ?? field,
);
