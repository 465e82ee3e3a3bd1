import type { ColumnShape, Row } from './column.ts';

export interface Source {
  readonly title: string;
  readonly url: string;
}

/** A column and the key of its values in the rows. */
export type KeyedColumn = ColumnShape & { readonly key: string };

/** A data set in the form that the build passes to pages. */
export interface TableData {
  /** Name of the set, which is also the name of its folder in data/ and of its downloads. */
  readonly name: string;
  readonly title: string;
  /** Day for which the data is valid, ISO 8601. */
  readonly day: string;
  readonly sources: readonly Source[];
  /** Key of the column with the row's ID, which is also its anchor. */
  readonly id: string;
  readonly columns: readonly KeyedColumn[];
  readonly rows: readonly Row[];
  /** Names of the countries in the rows, by ISO 3166-1 alpha-2 code. */
  readonly countries: Readonly<Record<string, string>>;
}
