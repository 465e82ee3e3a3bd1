import type { ReactNode } from 'react';
import type { Order } from './model/order';
import type { TableModel } from './model/table';
import styles from './styles.module.css';

/** What a table currently shows. */
export interface StatusProps {
  readonly model: TableModel;
  /** Number of visible rows. */
  readonly count: number;
  /** The order that the reader chose. */
  readonly order: Order | undefined;
}

const counted = (count: number): string => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** The number of visible rows and their order, announced on changes. */
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
