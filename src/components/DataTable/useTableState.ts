import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useEffect, useRef, useState } from 'react';
import { GIVEN, readState, type TableState, writeState } from './model/address';
import { seenRows, type TableModel } from './model/table';

/** Debounce before the URL is updated, in milliseconds: browsers limit how often it may change. */
const ADDRESS_DELAY_MS = 200;

/** The row that the URL's hash targets, if it's in this table. */
function rowIn(hash: string, { ids }: TableModel): string | undefined {
  const wanted = hash.slice(1);
  return ids.find((id) => id === wanted);
}

/** The same state without filters. */
export const unfiltered = (state: TableState): TableState => ({ ...state, text: '', choices: {} });

/** Updates the URL's query string without a history entry; keeps the hash. */
function replaceSearch(state: TableState, model: TableModel): void {
  const { pathname, search, hash } = window.location;
  const next = writeState(search, state, model);
  if (next !== search) {
    // Bypasses the router, which rerenders the entire page when the URL changes.
    window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`);
  }
}

/** Whether two states serialize to the same string. */
const isSame = (a: TableState, b: TableState, model: TableModel): boolean =>
  writeState('', a, model) === writeState('', b, model);

/** The state in the URL; a filter that hides the targeted row is dropped. */
function stateInAddress(model: TableModel): { state: TableState; gaveWay: boolean } {
  const { search, hash } = window.location;
  const state = readState(search, model);
  const row = rowIn(hash, model);
  const place = row === undefined ? -1 : model.ids.indexOf(row);
  const gaveWay = place !== -1 && seenRows(model, state)[place] === false;
  return { state: gaveWay ? unfiltered(state) : state, gaveWay };
}

/** A table's state, how to set it, and the row that the URL's hash targets. */
export interface TableControl {
  readonly state: TableState;
  readonly setState: (next: TableState) => void;
  readonly marked: string | undefined;
  /** A new object each time the marked row has to be scrolled into view by script. */
  readonly arrival: object | undefined;
}

/**
 * Keeps a table's state in the URL, and follows the URL when it changes. The server and hydration don't know
 * the URL, and use the initial state.
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
    // The browser has already scrolled to a row that's visible and in its default position.
    const isHidden = document.getElementById(rowIn(window.location.hash, model) ?? '')?.hidden;
    if (isHidden !== undefined && (isHidden || asked.gaveWay || asked.state.order !== undefined)) {
      setArrival({});
    }
  }, [location, model]);

  const marked = isBrowser ? rowIn(location.hash, model) : undefined;
  return { state, setState, marked, arrival };
}
