import { cutText } from '../../Search/useSearch/queryLength';
import { type Order, orderIn, writtenOrder } from './order';

/** The filters and the order that a reader has set. */
export interface TableState {
  /** The filter text. */
  readonly text: string;
  /** The selected choices, by column key. */
  readonly choices: Readonly<Record<string, string>>;
  /** `undefined` for the default order. */
  readonly order: Order | undefined;
}

/** The possible states of a table. */
export interface Settable {
  /** Prefix of the query parameters. */
  readonly name: string;
  /** Keys of the columns. */
  readonly keys: readonly string[];
  /** The choices of each column that has any, by column key. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
}

/** The initial state of a table. */
export const GIVEN: TableState = { text: '', choices: {}, order: undefined };

/** Longer than any real filter. */
const MAX_LENGTH = 64;

const orderName = ({ name }: Settable): string => `${name}-sort`;
const choiceName = ({ name }: Settable, key: string): string => `${name}-${key}`;

/**
 * Reads a table's state from a URL, ignoring invalid values.
 *
 * @param search - the URL's query string
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
 * Writes a table's state into a URL.
 *
 * @param search - the URL's query string, whose other parameters are kept
 * @returns the new query string with its question mark, or an empty string
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
