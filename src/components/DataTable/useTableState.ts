import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useEffect, useRef, useState } from 'react';
import { GIVEN, readState, type TableState, writeState } from './model/address';
import { seenRows, type TableModel } from './model/table';

/** How long typing rests before the address follows, in milliseconds: browsers limit how often it may. */
const ADDRESS_DELAY_MS = 200;

/** The row that an address leads to, if it is one of the table's. */
function rowIn(hash: string, { ids }: TableModel): string | undefined {
  const wanted = hash.slice(1);
  return ids.find((id) => id === wanted);
}

/** The same state with every row seen. */
export const unfiltered = (state: TableState): TableState => ({ ...state, text: '', choices: {} });

/** Replaces the address's query where it changes: no step in the history, the hash stays. */
function replaceSearch(state: TableState, model: TableModel): void {
  const { pathname, search, hash } = window.location;
  const next = writeState(search, state, model);
  if (next !== search) {
    // Past the router, whose every change of address renders the whole page anew.
    window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`);
  }
}

/** Whether two states are written alike. */
const isSame = (a: TableState, b: TableState, model: TableModel): boolean =>
  writeState('', a, model) === writeState('', b, model);

/** What the address sets a table to; a filter that hides the row it leads to gives way. */
function stateInAddress(model: TableModel): { state: TableState; gaveWay: boolean } {
  const { search, hash } = window.location;
  const state = readState(search, model);
  const row = rowIn(hash, model);
  const place = row === undefined ? -1 : model.ids.indexOf(row);
  const gaveWay = place !== -1 && seenRows(model, state)[place] === false;
  return { state: gaveWay ? unfiltered(state) : state, gaveWay };
}

/** A table's state, how to set it, and the row that the address leads to. */
export interface TableControl {
  readonly state: TableState;
  readonly setState: (next: TableState) => void;
  readonly marked: string | undefined;
  /** Another object each time the reader is to be brought to the marked row, which the browser cannot do. */
  readonly arrival: object | undefined;
}

/**
 * Keeps what a reader sets a table to in the address, and follows the address when it changes. The
 * server and hydration, which cannot know it, see the table as it is given.
 */
export function useTableState(model: TableModel): TableControl {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [state, setOwn] = useState(() => (isBrowser ? stateInAddress(model).state : GIVEN));
  const [arrival, setArrival] = useState<object>();
  const writing = useRef<{ readonly timer: number; readonly write: () => void }>(undefined);

  const setState = useCallback(
    (next: TableState) => {
      setOwn(next);
      const write = () => {
        writing.current = undefined;
        replaceSearch(next, model);
      };
      window.clearTimeout(writing.current?.timer);
      writing.current = { timer: window.setTimeout(write, ADDRESS_DELAY_MS), write };
    },
    [model],
  );

  useEffect(() => () => window.clearTimeout(writing.current?.timer), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location, even to the same place, is what asks for it
  useEffect(() => {
    window.clearTimeout(writing.current?.timer);
    writing.current?.write();
    const asked = stateInAddress(model);
    setOwn((before) => (isSame(before, asked.state, model) ? before : asked.state));
    if (asked.gaveWay) {
      replaceSearch(asked.state, model);
    }
    // The browser has gone to the row already where it could, which is where the row was and stays.
    const isHidden = document.getElementById(rowIn(window.location.hash, model) ?? '')?.hidden;
    if (isHidden !== undefined && (isHidden || asked.gaveWay || asked.state.order !== undefined)) {
      setArrival({});
    }
  }, [location, model]);

  const marked = isBrowser ? rowIn(location.hash, model) : undefined;
  return { state, setState, marked, arrival };
}
