import type { Source } from '../shared/table.ts';
import type { Column } from './columns/column.ts';

/** The columns of a set by their keys, in the order in which a table shows them. */
export type Columns = Readonly<Record<string, Column>>;

/** The rows that a set must have, because readers look them up first: by their ids, or by those of another set. */
export type RequiredRows =
  | { readonly ids: readonly string[] }
  | {
      /** Name of the other set. */
      readonly idsOf: string;
      /** Those of its ids that this set lacks. */
      readonly except?: readonly string[];
    };

/** A data set, as `data/<name>/index.ts` describes it. */
export interface DataSet<Set extends Columns = Columns> {
  /** What the set is, for captions and downloads. */
  readonly title: string;
  /** Day to which the data hold, ISO 8601. */
  readonly day: string;
  /** What the facts were taken from. */
  readonly sources: readonly Source[];
  /** Key of the column whose value is the row's id and anchor. */
  readonly id: string;
  readonly required?: RequiredRows;
  readonly columns: Set;
}

/** All data sets by their name, which is that of their folder. */
export type DataSets = Readonly<Record<string, DataSet>>;

/** The data sets of the site's configuration, and where their rows are. */
export interface DataOptions {
  /** The data sets by name. */
  readonly sets: DataSets;
  /** Absolute path of the folder that has a folder for each. */
  readonly folder: string;
}

/** Describes a data set; its type knows its columns, and its id is one of them. */
export function dataSet<const Set extends Columns>(
  set: DataSet<Set> & { readonly id: keyof Set & string },
): DataSet<Set> {
  return set;
}

/** What a column holds. */
type ValueOf<C> =
  C extends Column<infer Value, boolean, infer None>
    ? true extends None
      ? Value | null
      : Value
    : never;

/** Keys of the columns whose value a row may leave out. */
type OptionalKey<Set extends Columns> = {
  [Key in keyof Set]: Set[Key] extends Column<unknown, true> ? Key : never;
}[keyof Set];

/** Shows an intersection as the one object type that it is. */
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
