import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface FailureProps {
  readonly onRetry: () => void;
}

/** Reports a failed search, and offers a retry. */
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
