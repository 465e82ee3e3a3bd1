import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Visually hidden text for screen readers. */
export function Spoken({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={styles.spoken}>{children}</span>;
}
