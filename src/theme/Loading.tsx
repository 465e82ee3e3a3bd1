import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import styles from './Loading.module.css';

/**
 * Shown while a page's code loads, or if it fails to load.
 *
 * Replaces the framework's component, whose white on bright red is hard to read and whose spinner ignores the
 * reader's colors and motion setting.
 */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div role="alert" className={styles.failure}>
        <p>{String(error)}</p>
        <button type="button" className={styles.retry} onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (pastDelay) {
    return (
      <output aria-label="Loading" className={styles.waiting}>
        <span className={styles.spinner} />
      </output>
    );
  }
  return null;
}
