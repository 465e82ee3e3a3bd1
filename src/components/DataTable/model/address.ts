import { cutText } from '../../Search/useSearch/queryLength';
import { type Order, orderIn, writtenOrder } from './order';

/** What a reader has set a table to. */
export interface TableState {
  /** What is typed into the filter. */
  readonly text: string;
  /** The choice of each column that is filtered by one, by the column's key. */
  readonly choices: Readonly<Record<string, string>>;
  /** `undefined` for the given order. */
  readonly order: Order | undefined;
}

/** What a table can be set to. */
export interface Settable {
  /** The table's own part of the names of parameters. */
  readonly name: string;
  /** Keys of the columns. */
  readonly keys: readonly string[];
  /** The choices of each column that can be filtered by one. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
}

/** A table as its document gives it. */
export const GIVEN: TableState = { text: '', choices: {}, order: undefined };

/** More is typed by nobody. */
const MAX_LENGTH = 64;

const orderName = ({ name }: Settable): string => `${name}-sort`;
const choiceName = ({ name }: Settable, key: string): string => `${name}-${key}`;

/**
 * Reads what an address sets a table to; what it cannot be set to is left out.
 *
 * @param search - the query of the address
 */
export function readState(search: string, table: Settable): TableState {
  const parameters = new URLSearchParams(search);
  const order = orderIn(parameters.get(orderName(table)) ?? '');
  const choices = Object.entries(table.choices).flatMap(([key, known]) => {
    const choice = parameters.get(choiceName(table, key)) ?? '';
    return known.includes(choice) ? [[key, choice]] : [];
  });
  return {
    text: cutText(parameters.get(table.name) ?? '', MAX_LENGTH),
    choices: Object.fromEntries(choices),
    order: table.keys.includes(order.key) ? order : undefined,
  };
}

/**
 * Writes what a table is set to into an address.
 *
 * @param search - the query of the address, whose other parameters are kept
 * @returns the new query, with its question mark; empty where nothing is left of it
 */
export function writeState(search: string, state: TableState, table: Settable): string {
  const parameters = new URLSearchParams(search);
  const set = (name: string, value: string | undefined) => {
    parameters.delete(name);
    if (value !== undefined && value !== '') {
      parameters.append(name, value);
    }
  };
  set(table.name, state.text);
  set(orderName(table), state.order && writtenOrder(state.order));
  for (const key of Object.keys(table.choices)) {
    set(choiceName(table, key), state.choices[key]);
  }
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}
