import type { Row } from '@site/plugins/content/data/shared/column';
import type { KeyedColumn, TableData } from '@site/plugins/content/data/shared/table';
import { type Matches, matches } from '../../../../plugins/content/data/shared/where';
import { sortKey, textOf } from '../looks';
import type { LookContext } from '../looks/look';
import type { Settable, TableState } from './address';
import { finder, folded } from './filter';
import { type Order, ordered, orderIn } from './order';

/** A table of a document: its content, filters, and orders. */
export interface TableModel extends Settable, LookContext {
  readonly columns: readonly KeyedColumn[];
  /** In the default order. */
  readonly rows: readonly Row[];
  /** Ids of the rows, in the same order. */
  readonly ids: readonly string[];
  /** The default order, if the document sets one. */
  readonly given: Order | undefined;
  /** The folded text of each row; computed on first use. */
  readonly texts: () => readonly string[];
}

/** The options that a document sets for a table. */
export interface AskedTable {
  /** Keys of columns, separated by spaces. */
  readonly columns?: string | undefined;
  readonly where?: Matches | undefined;
  /** Key of a column, with a leading hyphen for descending. */
  readonly sort?: string | undefined;
}

/** The values to choose from in each column that has several. */
function choicesIn(columns: readonly KeyedColumn[], rows: readonly Row[]): Settable['choices'] {
  const entries = columns.flatMap((column): [string, readonly string[]][] => {
    const choices = column.type === 'text' ? (column.choices ?? []) : [];
    const made = new Set(rows.map((row) => row[column.key]));
    const found = choices.filter((choice) => made.has(choice));
    return found.length > 1 ? [[column.key, found]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Makes a table from a data set.
 *
 * @param data - the set
 * @param name - prefix of the query parameters
 * @param asked - the document's options, checked by the build
 */
export function tableModel(data: TableData, name: string, asked: AskedTable): TableModel {
  const byKey = new Map(data.columns.map((column) => [column.key, column]));
  const keys = asked.columns?.split(/\s+/).filter((key) => byKey.has(key)) ?? [...byKey.keys()];
  const columns = keys.flatMap((key) => byKey.get(key) ?? []);
  const chosen = data.rows.filter((row) => matches(row, asked.where ?? {}));
  const given = asked.sort === undefined ? undefined : orderIn(asked.sort);
  const ids = new Set(chosen.map((row) => String(row[data.id])));
  const context: LookContext = { countries: data.countries, hasRow: (id) => ids.has(id) };
  const by = byKey.get(given?.key ?? '');
  const rows =
    by === undefined
      ? chosen
      : ordered(
          chosen.map((row) => sortKey(row[by.key], by, context)),
          given?.isDescending === true,
        )
          .map((place) => chosen[place])
          .filter((row) => row !== undefined);
  let texts: readonly string[] | undefined;
  return {
    ...context,
    name,
    keys,
    columns,
    choices: choicesIn(columns, rows),
    rows,
    ids: rows.map((row) => String(row[data.id])),
    given,
    texts: () => {
      texts ??= rows.map((row) =>
        folded(columns.map((column) => textOf(row[column.key], column, context)).join('\n')),
      );
      return texts;
    },
  };
}

/**
 * Applies the filters.
 *
 * @returns for each row of the model, in the default order, whether it's visible
 */
export function seenRows(model: TableModel, { text, choices }: TableState): readonly boolean[] {
  const finds = finder(text);
  const wanted = Object.entries(choices);
  return model.rows.map(
    (row, place) =>
      wanted.every(([key, choice]) => row[key] === choice) &&
      (finds === undefined || finds(model.texts()[place] ?? '')),
  );
}

/**
 * Sorts the rows.
 *
 * @returns row indexes in the new order
 */
export function orderedRows(model: TableModel, order: Order | undefined): readonly number[] {
  const column = model.columns.find(({ key }) => key === order?.key);
  return column === undefined
    ? model.rows.map((_, place) => place)
    : ordered(
        model.rows.map((row) => sortKey(row[column.key], column, model)),
        order?.isDescending === true,
      );
}
