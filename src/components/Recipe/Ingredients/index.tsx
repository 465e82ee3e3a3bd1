import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The ingredients of a recipe, around one or more lists. */
export function Ingredients({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.ingredients}>{children}</div>;
}
