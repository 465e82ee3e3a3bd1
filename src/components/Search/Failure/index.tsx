import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Says that no answer could be had. */
export function Failure(): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
    </div>
  );
}
