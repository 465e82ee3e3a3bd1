import Link from '@docusaurus/Link';
import type { ChangedEntry } from '@site/plugins/documents/shared/library';
import type { ReactNode } from 'react';
import { dayText } from '../DayText';
import styles from './styles.module.css';

/**
 * The most recently changed documents, newest first; nothing if the dates are unknown, as in a checkout
 * without history.
 */
export function ChangedDocuments({
  documents,
}: {
  readonly documents: readonly ChangedEntry[];
}): ReactNode {
  if (documents.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="changed-lately">
      <h2 id="changed-lately" className={styles.heading}>
        Changed lately
      </h2>
      <ol className={styles.list}>
        {documents.map(({ href, title, description, changed }) => (
          <li key={href}>
            <time dateTime={changed}>{dayText(new Date(changed), 'day')}</time>
            <div>
              <Link to={href}>{title}</Link>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
