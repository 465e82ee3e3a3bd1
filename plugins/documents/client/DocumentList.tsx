import Link from '@docusaurus/Link';
import type { ListEntry } from '@site/plugins/documents/shared/list';
import type { ReactNode } from 'react';
import styles from './DocumentList.module.css';

interface DocumentListProps {
  /** Filled in by the build. */
  readonly entries?: readonly ListEntry[];
}

/** The children of an index page with their descriptions, in sidebar order. */
export function DocumentList({ entries = [] }: DocumentListProps): ReactNode {
  // The search finds the documents themselves.
  return (
    <ul className={styles.list} data-search="skip">
      {entries.map(({ title, href, description, entries: inside }) => (
        <li key={title}>
          {href === undefined ? title : <Link to={href}>{title}</Link>}
          <p>{description}</p>
          {inside && <DocumentList entries={inside} />}
        </li>
      ))}
    </ul>
  );
}
