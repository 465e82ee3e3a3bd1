import type { Row } from '@site/plugins/tables/shared/column';
import type { KeyedColumn, TableData } from '@site/plugins/tables/shared/table';
import { type Matches, matches } from '@site/plugins/tables/shared/where';
import type { TableState } from './address';
import { type LookContext, sortKey, textOf } from './looks';

export interface TableRow {
  /** Its anchor, unless another table on the page has it. */
  readonly id: string;
  readonly values: Row;
}

/** A table's content, and what its filters can be. */
export interface TableModel extends LookContext {
  readonly name: string;
  readonly columns: readonly KeyedColumn[];
  /** The choices of each column that has several, by column key. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** How the rows are ordered, like {@link TableState.order}; empty for the order of the data. */
  readonly order: string;
  readonly rows: readonly TableRow[];
  /** The visible text of each row, folded; computed on first use. */
  readonly texts: () => ReadonlyMap<TableRow, string>;
}

/** The options that a document sets for a table, as its component has them. */
interface AskedTable {
  readonly columns?: string | undefined;
  readonly where?: Matches | undefined;
  readonly sort?: string | undefined;
}

/** Letters that Unicode doesn't decompose into a base letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  '’': "'",
  '\u00A0': ' ',
};

const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Removes case, accents, and typographic characters, to match what readers type. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}

function choicesIn(columns: readonly KeyedColumn[], rows: readonly TableRow[]) {
  const entries = columns.map((column) => {
    const choices = column.type === 'text' ? (column.choices ?? []) : [];
    const made = new Set(rows.map(({ values }) => values[column.key]));
    return [column.key, choices.filter((choice) => made.has(choice))] as const;
  });
  return Object.fromEntries(entries.filter(([, found]) => found.length > 1));
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Sorts rows; those without a value come last in both directions.
 *
 * @param order - a column's key, with a leading hyphen for descending; empty to leave the rows as they are
 */
export function ordered(
  rows: readonly TableRow[],
  order: string,
  columns: readonly KeyedColumn[],
  context: LookContext,
): readonly TableRow[] {
  const column = columns.find(({ key }) => key === order.replace(/^-/, ''));
  if (column === undefined) {
    return rows;
  }
  const direction = order.startsWith('-') ? -1 : 1;
  const keys = new Map(
    rows.map((row) => [row, sortKey(row.values[column.key], column, context)] as const),
  );
  return [...rows].sort((a, b) => {
    const left = keys.get(a);
    const right = keys.get(b);
    if (left === undefined || right === undefined) {
      return Number(left === undefined) - Number(right === undefined);
    }
    const areNumbers = typeof left === 'number' && typeof right === 'number';
    return direction * (areNumbers ? left - right : collator.compare(String(left), String(right)));
  });
}

/**
 * The next order when a column's button is pressed: ascending, descending, the table's own.
 *
 * @param order - the current one; empty for the table's own
 * @param key - of the column
 * @param own - the table's own order; empty for the order of the data
 * @returns always one that orders the rows in another way
 */
export function nextOrder(order: string, key: string, own: string): string {
  const current = order || own;
  if (current === key) {
    return own === `-${key}` ? '' : `-${key}`;
  }
  return current === `-${key}` && own !== current ? '' : key;
}

/** The order of a table that asks for none: data has countries by code, but readers see and look for names. */
const ownOrder = ([first]: readonly KeyedColumn[]): string =>
  first?.type === 'country' ? first.key : '';

/** Makes a table from a data set, with the document's options. */
export function tableModel(data: TableData, name: string, asked: AskedTable): TableModel {
  const byKey = new Map(data.columns.map((column) => [column.key, column]));
  const keys = asked.columns?.split(/\s+/) ?? [...byKey.keys()];
  const columns = keys.flatMap((key) => byKey.get(key) ?? []);
  const chosen = data.rows
    .filter((values) => matches(values, asked.where ?? {}))
    .map((values) => ({ id: String(values[data.id]), values }));
  const ids = new Set(chosen.map(({ id }) => id));
  const context: LookContext = { countries: data.countries, hasRow: (id) => ids.has(id) };
  const order = asked.sort ?? ownOrder(columns);
  const rows = ordered(chosen, order, data.columns, context);
  const textIn = ({ values }: TableRow) =>
    folded(columns.map((column) => textOf(values[column.key], column, context)).join('\n'));
  let texts: ReadonlyMap<TableRow, string> | undefined;
  return {
    ...context,
    name,
    columns,
    choices: choicesIn(columns, rows),
    order,
    rows,
    texts: () => {
      texts ??= new Map(rows.map((row) => [row, textIn(row)]));
      return texts;
    },
  };
}

/** The words that a reader has typed, folded. */
export const wordsIn = (text: string): readonly string[] =>
  folded(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** The rows that contain every typed word, and have the chosen values. */
export function seenRows(model: TableModel, { text, choices }: TableState): ReadonlySet<TableRow> {
  const words = wordsIn(text);
  const texts = words.length > 0 ? model.texts() : undefined;
  const wanted = Object.entries(choices).filter(([, choice]) => choice !== '');
  return new Set(
    model.rows.filter(
      (row) =>
        wanted.every(([key, choice]) => row.values[key] === choice) &&
        words.every((word) => texts?.get(row)?.includes(word)),
    ),
  );
}
