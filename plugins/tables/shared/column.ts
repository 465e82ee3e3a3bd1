export type DatePrecision = 'day' | 'month' | 'year';

/** A type of columns: its known values, and what pages need to show them besides a label. */
interface TypeOf<Known, Options = unknown> {
  readonly value: Known;
  readonly options: Options;
}

interface ColumnTypes {
  /** `choices` restricts the values; `code` shows them in the code font. */
  readonly text: TypeOf<
    string,
    { readonly choices?: readonly string[] | undefined; readonly code?: boolean | undefined }
  >;
  /** `digits` is the number of decimals to show; by default, as many as the value has. */
  readonly number: TypeOf<
    number,
    { readonly unit?: string | undefined; readonly digits?: number | undefined }
  >;
  /** Degrees Celsius. */
  readonly temperature: TypeOf<number>;
  /** ISO 8601, depending on the precision: `2025-06-30`, `2025-06`, or `2025`. */
  readonly date: TypeOf<string, { readonly precision: DatePrecision }>;
  /** An ISO 3166-1 alpha-2 code. */
  readonly country: TypeOf<string>;
  /** An HTTPS URL. */
  readonly link: TypeOf<string>;
  readonly yesNo: TypeOf<boolean>;
  readonly list: TypeOf<readonly string[], { readonly of: 'text' | 'country' }>;
  /** IDs of rows of the same set. */
  readonly rows: TypeOf<readonly string[]>;
}

export type ColumnType = keyof ColumnTypes;

export type ColumnOf<Type extends ColumnType> = {
  readonly type: Type;
  readonly label: string;
} & ColumnTypes[Type]['options'];

/** The properties of a column that pages need to show it. */
export type ColumnShape = { [Type in ColumnType]: ColumnOf<Type> }[ColumnType];

/** Type of a known value, by column type. */
export type ValueOfType = { readonly [Type in ColumnType]: ColumnTypes[Type]['value'] };

export type Value = ValueOfType[ColumnType];

/** A row. A missing value is unknown; `null` means that there is none. */
export type Row = Readonly<Record<string, Value | null>>;
