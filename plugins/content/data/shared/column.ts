/** Properties of every column. */
interface AnyColumn {
  /** Heading of the column. */
  readonly label: string;
  /** Whether the value may be missing because it isn't known. */
  readonly unknown?: boolean;
  /** Whether the value may be `null` because there is none. */
  readonly none?: boolean;
}

/** Strings. `choices` restricts the values; `code` shows them in the code font. */
export interface TextColumn extends AnyColumn {
  readonly type: 'text';
  readonly choices?: readonly string[];
  readonly code?: boolean;
}

/** Numbers with a unit. `digits` is the number of decimals to show; by default, as many as the value has. */
export interface NumberColumn extends AnyColumn {
  readonly type: 'number';
  readonly unit?: string;
  readonly digits?: number;
}

/** Degrees Celsius. */
export interface TemperatureColumn extends AnyColumn {
  readonly type: 'temperature';
}

/** Precision of a date. */
export type DatePrecision = 'day' | 'month' | 'year';

/** ISO 8601, depending on the precision: `2025-06-30`, `2025-06`, or `2025`. */
export interface DateColumn extends AnyColumn {
  readonly type: 'date';
  readonly precision: DatePrecision;
}

/** An ISO 3166-1 alpha-2 code. */
export interface CountryColumn extends AnyColumn {
  readonly type: 'country';
}

/** An HTTPS URL. */
export interface LinkColumn extends AnyColumn {
  readonly type: 'link';
}

/** True or false. */
export interface YesNoColumn extends AnyColumn {
  readonly type: 'yesNo';
}

/** Lists of strings or countries. */
export interface ListColumn extends AnyColumn {
  readonly type: 'list';
  readonly of: 'text' | 'country';
}

/** References to rows of the same set, by ID. */
export interface RowsColumn extends AnyColumn {
  readonly type: 'rows';
}

/** The properties of a column that pages need to show it. */
export type ColumnShape =
  | TextColumn
  | NumberColumn
  | TemperatureColumn
  | DateColumn
  | CountryColumn
  | LinkColumn
  | YesNoColumn
  | ListColumn
  | RowsColumn;

/** Name of a kind of column. */
export type ColumnType = ColumnShape['type'];

/** The shape of a column of one type. */
export type ColumnOf<Type extends ColumnType> = Extract<ColumnShape, { readonly type: Type }>;

/** Type of a known value, by column type. */
export interface ValueOfType {
  readonly text: string;
  readonly number: number;
  readonly temperature: number;
  readonly date: string;
  readonly country: string;
  readonly link: string;
  readonly yesNo: boolean;
  readonly list: readonly string[];
  readonly rows: readonly string[];
}

/** A known value of any column. */
export type Value = ValueOfType[ColumnType];

/** A row. A missing value is unknown; `null` means that there is none. */
export type Row = Readonly<Record<string, Value | null>>;
