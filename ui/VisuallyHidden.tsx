import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Visually hidden text for screen readers. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={styles.hidden}>{children}</span>;
}
