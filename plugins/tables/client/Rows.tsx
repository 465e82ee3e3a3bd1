import useIsBrowser from '@docusaurus/useIsBrowser';
import { memo, type ReactNode } from 'react';
import { CopyRowLink } from './CopyRowLink';
import styles from './DataTable.module.css';
import { cellOf, lookOf, textOf } from './looks';
import type { TableModel, TableRow } from './model';
import { labelOf } from './widths';

/**
 * Some browsers don't expose the parts of a table when they're laid out as grids.
 *
 * @see https://www.w3.org/TR/html-aria/#docconformance for the roles
 */
export const ROLES = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

interface TableHeadProps {
  readonly model: TableModel;
  readonly order: string;
  readonly onOrder: (key: string) => void;
}

export function ariaSort(order: string, key: string): 'ascending' | 'descending' | undefined {
  if (order === key) {
    return 'ascending';
  }
  return order === `-${key}` ? 'descending' : undefined;
}

/** The columns' labels with their units; after hydration, buttons that sort the rows. */
export function TableHead({ model, order, onOrder }: TableHeadProps): ReactNode {
  const isLive = useIsBrowser();
  return (
    <thead {...ROLES.rows}>
      <tr {...ROLES.row}>
        {model.columns.map((column) => (
          <th
            key={column.key}
            {...ROLES.columnHead}
            className={lookOf(column).isNumeric ? styles.numeric : undefined}
            aria-sort={ariaSort(order, column.key)}
          >
            {isLive ? (
              <button type="button" className={styles.head} onClick={() => onOrder(column.key)}>
                {labelOf(column)}
                <span className={styles.arrow} aria-hidden="true" />
              </button>
            ) : (
              <span className={styles.head}>{labelOf(column)}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface CellsProps {
  readonly model: TableModel;
  readonly row: TableRow;
  readonly hasAnchor: boolean;
  /** Whether the row is opened as a list of labels and values; undefined where rows can't be opened. */
  readonly isOpen: boolean | undefined;
}

/** What's beside the name of a row: a link to it, or on a narrow viewport, a button that opens the row. */
function Beside({ row, hasAnchor, isOpen, name }: CellsProps & { readonly name: string }) {
  if (isOpen !== undefined) {
    return (
      <>
        {/* Pressing anything in the row opens it (useOpenRows.ts); this is for the keyboard and screen readers. */}
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-label={`Details of ${name}`}
        />
        {isOpen && hasAnchor && <CopyRowLink id={row.id} />}
      </>
    );
  }
  return (
    hasAnchor && (
      <a
        className={styles.anchor}
        translate="no"
        href={`#${row.id}`}
        aria-label={`Link to ${name}`}
      >
        #
      </a>
    )
  );
}

/** The cells of a row. Sorting and filtering don't change them. */
export const Cells = memo(function Cells(props: CellsProps): ReactNode {
  const { model, row, isOpen } = props;
  return model.columns.map((column, index) => {
    const value = row.values[column.key];
    const { isNumeric, isShort } = lookOf(column);
    const shortness = isShort ? styles.short : undefined;
    const className = isNumeric ? styles.numeric : shortness;
    const content = cellOf(value, column, model);
    if (index > 0) {
      return (
        // React can't remove a text that a translator has replaced, so an opened cell is another element.
        <td key={`${column.key} ${isOpen === true}`} {...ROLES.cell} className={className}>
          {isOpen && (
            <span className={styles.label} aria-hidden="true">
              {labelOf(column)}
            </span>
          )}
          {isOpen ? <span>{content}</span> : content}
        </td>
      );
    }
    return (
      <th key={column.key} {...ROLES.rowHead} className={className}>
        {content}
        <Beside {...props} name={textOf(value, column, model)} />
      </th>
    );
  });
});
