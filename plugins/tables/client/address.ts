import type { TableModel } from './model';

export interface TableState {
  readonly text: string;
  /** The selected choices, by column key; empty for all. */
  readonly choices: Readonly<Record<string, string>>;
  /** A column's key, with a leading hyphen for descending; empty for the default order. */
  readonly order: string;
}

type Settable = Pick<TableModel, 'name' | 'choices'> & {
  readonly columns: readonly { readonly key: string }[];
};

export const GIVEN: TableState = { text: '', choices: {}, order: '' };

/** Reads a table's state from a URL's query string, ignoring invalid values. */
export function readState(search: string, { name, columns, choices }: Settable): TableState {
  const parameters = new URLSearchParams(search);
  const order = parameters.get(`${name}-sort`) ?? '';
  const chosen = Object.entries(choices).flatMap(([key, known]) => {
    const choice = parameters.get(`${name}-${key}`) ?? '';
    return known.includes(choice) ? [[key, choice]] : [];
  });
  return {
    text: parameters.get(name) ?? '',
    choices: Object.fromEntries(chosen),
    order: columns.some(({ key }) => order === key || order === `-${key}`) ? order : '',
  };
}

/** Writes a table's state into a URL's query string, and keeps other parameters. */
export function writeState(search: string, state: TableState, { name, choices }: Settable): string {
  const parameters = new URLSearchParams(search);
  const own = [
    [name, state.text],
    [`${name}-sort`, state.order],
    ...Object.keys(choices).map((key) => [`${name}-${key}`, state.choices[key]]),
  ] as const;
  for (const [parameter = '', value] of own) {
    parameters.delete(parameter);
    if (value) {
      parameters.append(parameter, value);
    }
  }
  return parameters.size === 0 ? '' : `?${parameters}`;
}
