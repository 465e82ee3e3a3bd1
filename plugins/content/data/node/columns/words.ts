import * as z from 'zod';
import { type ColumnOptions, type ColumnWith, column, shown } from './column.ts';

/** Placeholders that people write for missing values. */
const STAND_INS: ReadonlySet<string> = new Set(['', 'N/A', 'n/a', '-', '–', '—', '?']);

/** The error message for a value that isn't a string. */
const notText = ({ input }: { readonly input?: unknown }): string =>
  `${shown(input)} is not text; write it in quotes`;

const isTrimmed = (text: string): boolean => text.trim() === text;

const spaced = ({ input }: { readonly input?: unknown }): string =>
  `${shown(input)} begins or ends with a space; take it away`;

/** A string without surrounding spaces that isn't a placeholder for a missing value. */
const words = (isAllowed: (text: string) => boolean = () => false) =>
  z
    .string({ error: notText })
    .refine(isTrimmed, { error: spaced, abort: true })
    .refine((text) => !STAND_INS.has(text) || isAllowed(text), {
      error: ({ input }) =>
        `${shown(input)} stands in for a missing value; leave it out where nobody knows it, write null where there is none`,
      abort: true,
    });

/** Options of {@link text}. */
export interface TextOptions extends ColumnOptions {
  /** Pattern that each value must match. */
  readonly pattern?: RegExp;
  /** The allowed values; readers get a select to filter by them. */
  readonly choices?: readonly string[];
  /** Whether to show the values in the code font. */
  readonly code?: boolean;
}

/** Type of the values: one of the choices if there are any, otherwise any string. */
type TextOf<Options> = Options extends {
  readonly choices: readonly (infer Choice extends string)[];
}
  ? Choice
  : string;

/** A column of strings. */
export function text<const Options extends TextOptions>(
  options: Options,
): ColumnWith<TextOf<Options>, Options> {
  const { label, pattern, choices, code } = options as TextOptions;
  const schema = words((value) => choices?.includes(value) ?? pattern?.test(value) ?? false)
    .refine((value) => pattern?.test(value) ?? true, {
      error: ({ input }) => `${shown(input)} does not match ${String(pattern)}; correct it`,
    })
    .refine((value) => choices?.includes(value) ?? true, {
      error: ({ input }) =>
        `${shown(input)} is not one of ${choices?.join(', ')}; correct it, or add it to the choices`,
    });
  return column<TextOf<Options>, Options>(options, {
    shape: {
      type: 'text',
      label,
      ...(choices !== undefined && { choices }),
      ...(code === true && { code }),
    },
    schema: schema as unknown as z.ZodType<TextOf<Options>>,
    faults: [
      ...(choices?.length === 0 ? ['has no choices; list them, or take "choices" away'] : []),
      ...(choices !== undefined && new Set(choices).size < choices.length
        ? ['has a choice twice; delete one']
        : []),
      ...(pattern?.global === true || pattern?.sticky === true
        ? [
            'has a pattern with the flag g or y, which matches only every second time; delete the flag',
          ]
        : []),
    ],
  });
}

/** Whether a string is a valid HTTPS URL. */
const isHttps = (address: string): boolean =>
  /^https:\/\/[^\s/]+\.[^\s]+$/.test(address) && URL.canParse(address);

/** A column of HTTPS URLs. */
export function link<const Options extends ColumnOptions>(
  options: Options,
): ColumnWith<string, Options> {
  const { label } = options;
  return column<string, Options>(options, {
    shape: { type: 'link', label },
    schema: z.string({ error: notText }).refine(isHttps, {
      error: ({ input }) =>
        `${shown(input)} is not an https address; write it whole, like https://www.example.org/`,
    }),
  });
}

/** A column of countries, as ISO 3166-1 alpha-2 codes. They must exist in data/countries. */
export function country<const Options extends ColumnOptions>(
  options: Options,
): ColumnWith<string, Options> {
  const { label } = options;
  return column<string, Options>(options, {
    shape: { type: 'country', label },
    schema: countryCode,
  });
}

const countryCode = z.string({ error: notText }).regex(/^[A-Z]{2}$/, {
  error: ({ input }) =>
    `${shown(input)} is not a country code; write its two capitals of ISO 3166-1, like GB`,
});

/** Separates the values of a list in a TSV file. */
export const LIST_SEPARATOR = '; ';

/** Several unique values, which don't contain the separator. */
const several = (item: z.ZodType<string>): z.ZodType<readonly string[]> =>
  z
    .array(
      item.refine((value) => !value.includes(';'), {
        error: ({ input }) =>
          `${shown(input)} holds a semicolon; separate values by "${LIST_SEPARATOR}"`,
      }),
      { error: ({ input }) => `${shown(input)} is not a list; write it in brackets` },
    )
    .min(1, {
      error:
        '[] is an empty list; leave it out where nobody knows it, write null where there is none',
    })
    .refine((values) => new Set(values).size === values.length, {
      error: ({ input }) => `${shown(input)} names a value twice; delete one`,
    });

const readList = (field: string): readonly string[] => field.split(LIST_SEPARATOR);

/** Options of {@link list}. */
export interface ListOptions extends ColumnOptions {
  /** Type of the values. Defaults to `text`. */
  readonly of?: 'text' | 'country';
}

/** A column of lists of strings or countries. */
export function list<const Options extends ListOptions>(
  options: Options,
): ColumnWith<readonly string[], Options> {
  const { label, of = 'text' } = options as ListOptions;
  return column<readonly string[], Options>(options, {
    shape: { type: 'list', label, of },
    schema: several(of === 'country' ? countryCode : words()),
    read: readList,
  });
}

/** A column of references to rows of the same set, by ID. The rows must exist. */
export function rows<const Options extends ColumnOptions>(
  options: Options,
): ColumnWith<readonly string[], Options> {
  const { label } = options;
  return column<readonly string[], Options>(options, {
    shape: { type: 'rows', label },
    schema: several(z.string({ error: notText })),
    read: readList,
  });
}
