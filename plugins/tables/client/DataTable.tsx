import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { PropsOf } from '@site/plugins/documents/shared/components';
import type { TableData } from '@site/plugins/tables/shared/table';
import type { Matches } from '@site/plugins/tables/shared/where';
import clsx from 'clsx';
import { type ReactNode, type UIEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import buttons from '../../../ui/buttons.module.css';
import { About } from './About';
import type { TableState } from './address';
import { Controls } from './Controls';
import styles from './DataTable.module.css';
import { nextOrder, ordered, seenRows, type TableModel, tableModel } from './model';
import { ariaSort, Cells, ROLES, TableHead } from './Rows';
import { useFoundMarks } from './useFoundMarks';
import { useOpenRows } from './useOpenRows';
import { useSidewaysPlace } from './useSidewaysPlace';
import { unfiltered, useTableState } from './useTableState';
import { widthsOf } from './widths';

interface DataTableProps extends Omit<PropsOf<'DataTable'>, 'data' | 'where'> {
  /** The data set; the build inserts it for the name in the document. */
  readonly data: TableData;
  /** Prefix of the table's query parameters, unique on the page; the build sets it. */
  readonly name: string;
  readonly where?: Matches;
  /** Set if another table on the page has the rows' anchors. */
  readonly withoutAnchors?: boolean;
}

/**
 * Scrolls the head and the rows sideways together. With a common scroll area, the sticky head would stick to that. The
 * table's edges show whether there's more beyond them.
 *
 * @returns how far they're scrolled
 */
function scrollTogether({ currentTarget, target }: UIEvent<HTMLTableElement>): number {
  const { scrollLeft, scrollWidth, clientWidth } = target as Element;
  for (const part of [currentTarget.tHead, ...currentTarget.tBodies]) {
    part?.scrollTo({ left: scrollLeft, behavior: 'instant' });
  }
  currentTarget.toggleAttribute('data-scrolled', scrollLeft > 0);
  // Browsers round the widths, but not the place.
  currentTarget.toggleAttribute('data-at-end', scrollLeft + clientWidth > scrollWidth - 2);
  return scrollLeft;
}

function statusOf({ rows, columns }: TableModel, count: number, order: string): string {
  const total = `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`;
  const counted = count === rows.length ? total : `${count} of ${total}`;
  const column = columns.find(({ key }) => ariaSort(order, key) !== undefined);
  return column
    ? `${counted}, ordered by ${column.label}, ${ariaSort(order, column.key)}`
    : counted;
}

/** A data set as a table. With JavaScript, readers can sort it, filter it, and link to a row or a state. */
export function DataTable(props: DataTableProps): ReactNode {
  const { data, name, columns, sort, caption = data.title, withoutAnchors = false } = props;
  // The document creates a new object each time it renders.
  const where = JSON.stringify(props.where ?? {});
  const model = useMemo(
    () => tableModel(data, name, { columns, where: JSON.parse(where) as Matches, sort }),
    [data, name, columns, where, sort],
  );
  const { state, setState, marked, arrival } = useTableState(model);
  // The field updates on every keystroke; the rows update with lower priority.
  const shown = useDeferredValue(state);
  const seen = useMemo(() => seenRows(model, shown), [model, shown]);
  const rows = useMemo(
    () => ordered(model.rows, shown.order, model.columns, model),
    [model, shown.order],
  );
  const widths = useMemo(() => widthsOf(model), [model]);
  const field = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const { open, onPress } = useOpenRows(table, marked?.id);
  useFoundMarks(table, shown.text, seen, open);
  const keepPlace = useSidewaysPlace(table, name);
  const change = (next: TableState) => {
    // A reader who has scrolled past the first rows needs to see them after a change.
    if ((table.current?.getBoundingClientRect().top ?? 0) < 0) {
      table.current?.scrollIntoView();
    }
    setState(next);
  };
  const { collectAnchor } = useBrokenLinks();
  if (!withoutAnchors) {
    for (const { id } of model.rows) {
      collectAnchor(id);
    }
  }

  const isSettled = shown === state;
  const arrived = useRef<object>(undefined);
  useEffect(() => {
    if (isSettled && arrival !== arrived.current) {
      arrived.current = arrival;
      table.current?.querySelector('[data-marked]')?.scrollIntoView();
    }
  }, [isSettled, arrival]);

  return (
    <>
      <Controls model={model} caption={caption} state={state} onChange={change} field={field} />
      <output className={clsx(styles.part, styles.status)}>
        {statusOf(model, seen.size, shown.order)}
      </output>
      <table
        ref={table}
        {...ROLES.table}
        className={clsx(styles.part, styles.grid)}
        data-live={useIsBrowser() || undefined}
        style={widths}
        onScrollCapture={(event) => keepPlace(scrollTogether(event))}
      >
        <caption>{caption}</caption>
        <TableHead
          model={model}
          order={shown.order || model.order}
          onOrder={(key) => change({ ...state, order: nextOrder(state.order, key, model.order) })}
        />
        {/* biome-ignore lint/a11y: what scrolls must be reached by the keyboard, and what opens a row has a button */}
        <tbody {...ROLES.rows} aria-label={caption} tabIndex={0} onClick={onPress}>
          {rows.map((row) => (
            // A filtered-out row stays in the DOM, hidden, which is cheaper than creating it again.
            <tr
              key={row.id}
              {...ROLES.row}
              id={withoutAnchors ? undefined : row.id}
              hidden={!seen.has(row)}
              data-marked={(!withoutAnchors && row === marked) || undefined}
              data-row={open && row.id}
              data-open={open?.has(row.id) || undefined}
            >
              <Cells
                model={model}
                row={row}
                hasAnchor={!withoutAnchors}
                isOpen={open?.has(row.id)}
              />
            </tr>
          ))}
        </tbody>
      </table>
      {seen.size === 0 && (
        <p className={clsx(styles.part, buttons.buttons, buttons.small, styles.empty)}>
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
      <About data={data} />
    </>
  );
}
