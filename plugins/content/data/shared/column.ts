/** What every column says of itself. */
interface AnyColumn {
  /** Head of the column, for readers. */
  readonly label: string;
  /** Whether a value may be left out: nobody knows it. */
  readonly unknown?: boolean;
  /** Whether a value may be `null`: there is none. */
  readonly none?: boolean;
}

/** Words. `choices` closes the values; `code` sets them in the code font. */
export interface TextColumn extends AnyColumn {
  readonly type: 'text';
  readonly choices?: readonly string[];
  readonly code?: boolean;
}

/** A quantity in a unit; `digits` is how many decimals are shown, all that it has when left out. */
export interface NumberColumn extends AnyColumn {
  readonly type: 'number';
  readonly unit?: string;
  readonly digits?: number;
}

/** An amount in an ISO 4217 currency; `digits` is how many decimals the whole column shows. */
export interface MoneyColumn extends AnyColumn {
  readonly type: 'money';
  readonly currency: string;
  readonly digits?: number;
}

/** Degrees Celsius. */
export interface TemperatureColumn extends AnyColumn {
  readonly type: 'temperature';
}

/** How exact a date is. */
export type DatePrecision = 'day' | 'month' | 'year';

/** ISO 8601: `2025-06-30`, `2025-06` or `2025`, by the precision. */
export interface DateColumn extends AnyColumn {
  readonly type: 'date';
  readonly precision: DatePrecision;
}

/** An ISO 3166-1 alpha-2 code. */
export interface CountryColumn extends AnyColumn {
  readonly type: 'country';
}

/** An https address. */
export interface LinkColumn extends AnyColumn {
  readonly type: 'link';
}

/** True or false. */
export interface YesNoColumn extends AnyColumn {
  readonly type: 'yesNo';
}

/** Several words, or several countries. */
export interface ListColumn extends AnyColumn {
  readonly type: 'list';
  readonly of: 'text' | 'country';
}

/** Ids of rows of the same set. */
export interface RowsColumn extends AnyColumn {
  readonly type: 'rows';
}

/** What a page needs to know of a column to show it. */
export type ColumnShape =
  | TextColumn
  | NumberColumn
  | MoneyColumn
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

/** What a column of one type holds where the value is known. */
export interface ValueOfType {
  readonly text: string;
  readonly number: number;
  readonly money: number;
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

/** A row: a value is left out where it is unknown, and `null` where there is none. */
export type Row = Readonly<Record<string, Value | null>>;
