import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';
import { lookOf } from './looks';
import type { Order } from './model/order';
import type { TableModel } from './model/table';
import { ROLES } from './roles';
import styles from './styles.module.css';

/** The head of a table. */
export interface TableHeadProps {
  readonly model: TableModel;
  /** The current order of the rows. */
  readonly order: Order | undefined;
  /** Called with the column's key when its button is pressed. */
  readonly onOrder: (key: string) => void;
}

/** The ARIA name of an order. */
const ariaSort = ({ isDescending }: Order) => (isDescending ? 'descending' : 'ascending');

/** The columns' labels with their units; after hydration, buttons that sort the rows. */
export function TableHead({ model, order, onOrder }: TableHeadProps): ReactNode {
  const isLive = useIsBrowser();
  return (
    <thead {...ROLES.rows}>
      <tr {...ROLES.row}>
        {model.columns.map((column) => {
          const { unit, isNumeric } = lookOf(column);
          const inUnit = unit?.(column as never);
          const label = inUnit === undefined ? column.label : `${column.label} (${inUnit})`;
          const isOrdered = order?.key === column.key;
          return (
            <th
              key={column.key}
              {...ROLES.columnHead}
              className={isNumeric ? styles.numeric : undefined}
              aria-sort={isOrdered ? ariaSort(order) : undefined}
            >
              {isLive ? (
                <button type="button" className={styles.head} onClick={() => onOrder(column.key)}>
                  {label}
                  <span className={styles.arrow} aria-hidden="true" />
                </button>
              ) : (
                <span className={styles.head}>{label}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
