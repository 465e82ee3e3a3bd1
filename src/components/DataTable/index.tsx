import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { TableData } from '@site/plugins/data/shared/table';
import type { Matches } from '@site/plugins/data/shared/where';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { About } from './About';
import { Controls } from './Controls';
import type { TableState } from './model/address';
import { nextOrder } from './model/order';
import { orderedRows, seenRows, tableModel } from './model/table';
import { widthsOf } from './model/widths';
import { ROLES } from './roles';
import { Status } from './Status';
import styles from './styles.module.css';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { useSlices } from './useSlices';
import { unfiltered, useTableState } from './useTableState';

/** A table of structured data. */
export interface DataTableProps {
  /** The data set; the build puts it where the document names one. */
  readonly data: TableData;
  /** The table's own part of the address, unique on the page; the build gives it. */
  readonly name: string;
  /** Keys of the columns that are shown, in their order, separated by spaces; all when left out. */
  readonly columns?: string;
  /** Values that the rows must have. */
  readonly where?: Matches;
  /** Key of the column that gives the order, with a hyphen before it for descending. */
  readonly sort?: string;
  /** What stands above the table; the title of the set when left out. */
  readonly caption?: string;
  /** Whether another table on the page has the rows' anchors. */
  readonly withoutAnchors?: boolean;
}

/** Brings a row to the reader: again once the rows around it, whose heights were guessed, are laid out. */
function bringIntoView(row: Element | undefined): void {
  const bring = () => row?.scrollIntoView({ block: 'center' });
  bring();
  requestAnimationFrame(() => requestAnimationFrame(bring));
}

/**
 * A data set as a table: complete without a script; with one it can be ordered, filtered, and linked to
 * row by row and as it is set.
 */
export function DataTable(props: DataTableProps): ReactNode {
  const { data, name, columns, sort, caption = data.title, withoutAnchors = false } = props;
  // The document makes the object anew each time it renders.
  const where = JSON.stringify(props.where ?? {});
  const model = useMemo(
    () => tableModel(data, name, { columns, where: JSON.parse(where) as Matches, sort }),
    [data, name, columns, where, sort],
  );
  const { state, setState, marked, arrival } = useTableState(model);
  // The field follows each key at once; the rows follow when there is time.
  const shown = useDeferredValue(state);
  const seen = useMemo(() => seenRows(model, shown), [model, shown]);
  const places = useMemo(() => orderedRows(model, shown.order), [model, shown.order]);
  const widths = useMemo(() => widthsOf(model), [model]);
  const version = useMemo(() => ({ seen, places }), [seen, places]);
  const visible = places.filter((place) => seen[place]);
  const count = visible.length;
  const slices = useSlices(version, count);
  const shownRows = new Set(visible.slice(0, slices));
  const field = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const change = (next: TableState) => {
    area.current?.scrollTo({ top: 0 });
    setState(next);
  };
  const { collectAnchor } = useBrokenLinks();
  if (!withoutAnchors) {
    model.ids.forEach(collectAnchor);
  }

  // Rows that are still to come would move the one that the reader is brought to.
  const isThere =
    shown === state && slices >= count && shownRows.has(model.ids.indexOf(marked ?? ''));
  const arrived = useRef<object>(undefined);
  useEffect(() => {
    if (isThere && arrival !== arrived.current) {
      arrived.current = arrival;
      bringIntoView(table.current?.querySelector('[data-marked]') ?? undefined);
    }
  }, [isThere, arrival]);

  return (
    <div className={styles.table} data-live={useIsBrowser() || undefined}>
      <Controls model={model} caption={caption} state={state} onChange={change} field={field} />
      <Status model={model} count={count} order={shown.order} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <section ref={area} className={styles.area} aria-label={caption} tabIndex={0}>
        <table ref={table} {...ROLES.table} style={widths}>
          <caption>
            <span>{caption}</span>
          </caption>
          <TableHead
            model={model}
            order={shown.order ?? model.given}
            onOrder={(key) => change({ ...state, order: nextOrder(state.order, key) })}
          />
          <tbody {...ROLES.rows}>
            {places.map((place) => {
              const row = model.rows[place];
              const id = model.ids[place];
              return (
                row && (
                  <TableRow
                    key={id}
                    model={model}
                    row={row}
                    anchor={withoutAnchors ? undefined : id}
                    isSeen={shownRows.has(place)}
                    isMarked={!withoutAnchors && id === marked}
                  />
                )
              );
            })}
          </tbody>
        </table>
        {count === 0 && (
          <p className={styles.empty}>
            No row is like that.{' '}
            <button
              type="button"
              onClick={() => {
                change(unfiltered(state));
                field.current?.focus();
              }}
            >
              Clear the filter
            </button>
          </p>
        )}
      </section>
      <About data={data} />
    </div>
  );
}
