import type { ColumnShape, Row } from './column.ts';

/** What the facts of a set were taken from. */
export interface Source {
  readonly title: string;
  /** https address. */
  readonly url: string;
}

/** A column with the key that its values have in the rows. */
export type KeyedColumn = ColumnShape & { readonly key: string };

/** A data set as the build hands it to pages. */
export interface TableData {
  /** Name of the set: that of its folder below data/, and of its downloads. */
  readonly name: string;
  readonly title: string;
  /** Day to which the data hold, ISO 8601. */
  readonly day: string;
  readonly sources: readonly Source[];
  /** Key of the column whose value is the row's id and anchor. */
  readonly id: string;
  /** In the order in which a table shows them. */
  readonly columns: readonly KeyedColumn[];
  readonly rows: readonly Row[];
  /** Names of the countries that the rows name, by their ISO 3166-1 alpha-2 code. */
  readonly countries: Readonly<Record<string, string>>;
}
