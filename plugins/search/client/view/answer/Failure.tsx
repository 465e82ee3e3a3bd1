import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Messages.module.css';

/** Reports a failed search, and offers a retry. */
export function Failure({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <div className={clsx(styles.message, styles.failure)} role="alert">
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
