import type { Source } from '../shared/table.ts';
import type { Column } from './columns.ts';

export type Columns = Readonly<Record<string, Column>>;

/** A data set, as described in `data/<name>/index.ts`. */
export interface DataSet<Set extends Columns = Columns> {
  readonly title: string;
  /** Day for which the data is valid, ISO 8601. */
  readonly day: string;
  readonly sources: readonly Source[];
  /** Key of the column with the row's ID, which is also its anchor. */
  readonly id: string;
  readonly columns: Set;
}

/** All data sets by name, which is also the name of their folder. */
export type DataSets = Readonly<Record<string, DataSet>>;

/** The data sets, and the absolute path of the folder with a subfolder for each. */
export interface DataOptions {
  readonly sets: DataSets;
  readonly folder: string;
}

/** Describes a data set. Infers the types of its columns, and checks that its ID is one of them. */
export function dataSet<const Set extends Columns>(
  set: DataSet<Set> & { readonly id: keyof Set & string },
): DataSet<Set> {
  return set;
}

type ValueOf<C> =
  C extends Column<infer Value, boolean, infer None>
    ? true extends None
      ? Value | null
      : Value
    : never;

type OptionalKey<Set extends Columns> = {
  [Key in keyof Set]: Set[Key] extends Column<unknown, true> ? Key : never;
}[keyof Set];

type Flat<Type> = { readonly [Key in keyof Type]: Type[Key] };

/** The type of a set's rows: `RowOf<typeof airports>`. */
export type RowOf<Set> =
  Set extends DataSet<infer C>
    ? Flat<
        { [Key in Exclude<keyof C, OptionalKey<C>>]: ValueOf<C[Key]> } & {
          [Key in OptionalKey<C>]?: ValueOf<C[Key]>;
        }
      >
    : never;
