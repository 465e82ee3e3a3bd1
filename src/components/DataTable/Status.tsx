import type { ReactNode } from 'react';
import type { Order } from './model/order';
import type { TableModel } from './model/table';
import styles from './styles.module.css';

/** What a table shows at the moment. */
export interface StatusProps {
  readonly model: TableModel;
  /** Number of rows that are seen. */
  readonly count: number;
  /** The order that the reader has chosen. */
  readonly order: Order | undefined;
}

const counted = (count: number): string => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** How many rows are seen, and in which order: said whenever it changes. */
export function Status({ model, count, order }: StatusProps): ReactNode {
  const total = model.rows.length;
  const column = model.columns.find(({ key }) => key === order?.key);
  const rows = count === total ? counted(total) : `${count} of ${counted(total)}`;
  const direction = order?.isDescending ? 'descending' : 'ascending';
  return (
    <output className={styles.status}>
      {column === undefined ? rows : `${rows}, ordered by ${column.label}, ${direction}`}
    </output>
  );
}
