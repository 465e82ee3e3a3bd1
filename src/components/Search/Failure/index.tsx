import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** How a failed search is tried again. */
export interface FailureProps {
  readonly onRetry: () => void;
}

/** Says that no answer could be had, and offers to try again. */
export function Failure({ onRetry }: FailureProps): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
