import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Text for screen readers, which nobody sees. */
export function Spoken({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={styles.spoken}>{children}</span>;
}
