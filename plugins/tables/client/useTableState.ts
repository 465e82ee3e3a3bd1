import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useRef, useState } from 'react';
import { GIVEN, readState, type TableState, writeState } from './address';
import { seenRows, type TableModel, type TableRow } from './model';

/** Debounce before the URL is updated, in milliseconds: browsers limit how often it may change. */
const ADDRESS_DELAY_MS = 200;

/** The row that the URL's hash targets, if it's in this table. */
const rowIn = (hash: string, { rows }: TableModel): TableRow | undefined =>
  rows.find(({ id }) => id === hash.slice(1));

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

/** The state in the URL; a filter that hides the targeted row is dropped. */
function stateInAddress(model: TableModel) {
  const { search, hash } = window.location;
  const state = readState(search, model);
  const row = rowIn(hash, model);
  const gaveWay = row !== undefined && !seenRows(model, state).has(row);
  return { state: gaveWay ? unfiltered(state) : state, gaveWay };
}

/**
 * Keeps a table's state in the URL, and follows the URL when it changes. The server and hydration use the initial
 * state.
 *
 * @returns also the row that the URL's hash targets, and an object that's new each time that row has to be scrolled to
 */
export function useTableState(model: TableModel) {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [state, setOwn] = useState(() => (isBrowser ? stateInAddress(model).state : GIVEN));
  const [arrival, setArrival] = useState<object>();
  const timer = useRef<number>(undefined);
  /** What the URL doesn't have yet. */
  const pending = useRef<TableState>(undefined);
  const write = () => {
    window.clearTimeout(timer.current);
    if (pending.current) {
      replaceSearch(pending.current, model);
      pending.current = undefined;
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location, even to the same place, is what asks for it
  useEffect(() => {
    write();
    const { state: asked, gaveWay } = stateInAddress(model);
    const written = writeState('', asked, model);
    setOwn((before) => (writeState('', before, model) === written ? before : asked));
    if (gaveWay) {
      replaceSearch(asked, model);
    }
    // The browser has already scrolled to a row that's visible and in its default position.
    const row = rowIn(window.location.hash, model);
    const isHidden = row && document.getElementById(row.id)?.hidden;
    if (isHidden !== undefined && (isHidden || gaveWay || asked.order !== '')) {
      setArrival({});
    }
    return () => window.clearTimeout(timer.current);
  }, [location, model]);

  const setState = (next: TableState) => {
    setOwn(next);
    window.clearTimeout(timer.current);
    pending.current = next;
    timer.current = window.setTimeout(write, ADDRESS_DELAY_MS);
  };
  return { state, setState, marked: isBrowser ? rowIn(location.hash, model) : undefined, arrival };
}
