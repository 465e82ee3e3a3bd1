import type { Row } from '@site/plugins/content/data/shared/column';
import { memo, type ReactNode } from 'react';
import { cellOf, lookOf, textOf } from './looks';
import type { TableModel } from './model/table';
import { ROLES } from './roles';
import styles from './styles.module.css';

/** The cells of a row. */
interface CellsProps {
  readonly model: TableModel;
  readonly row: Row;
  /** The row's anchor; `undefined` if nothing links to it. */
  readonly anchor: string | undefined;
}

/** The cells of a row. Sorting and filtering don't change them. */
const Cells = memo(function Cells({ model, row, anchor }: CellsProps): ReactNode {
  return model.columns.map((column, index) => {
    const value = row[column.key];
    const { isNumeric, isShort } = lookOf(column);
    const className = isNumeric ? styles.numeric : isShort ? styles.short : undefined;
    const content = cellOf(value, column, model);
    if (index > 0) {
      return (
        <td key={column.key} {...ROLES.cell} className={className}>
          {content}
        </td>
      );
    }
    return (
      <th key={column.key} {...ROLES.rowHead} className={className}>
        {content}
        {anchor !== undefined && (
          <a
            className={styles.anchor}
            translate="no"
            href={`#${anchor}`}
            aria-label={`Link to ${textOf(value, column, model)}`}
          >
            #
          </a>
        )}
      </th>
    );
  });
});

/** A row and its visibility. */
export interface TableRowProps extends CellsProps {
  readonly isSeen: boolean;
  /** Whether the URL's hash targets it. */
  readonly isMarked: boolean;
}

/**
 * A row of a data set. A filtered-out row stays in the DOM, hidden, which is cheaper than creating it again.
 */
export const TableRow = memo(function TableRow(props: TableRowProps): ReactNode {
  const { model, row, anchor, isSeen, isMarked } = props;
  return (
    <tr {...ROLES.row} id={anchor} hidden={!isSeen} data-marked={isMarked || undefined}>
      <Cells model={model} row={row} anchor={anchor} />
    </tr>
  );
});
