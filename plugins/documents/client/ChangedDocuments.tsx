import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ChangedEntry, FEED_PATH } from '@site/plugins/documents/shared/changes';
import type { ReactNode } from 'react';
import { dayText } from '../../../ui/dayText';
import styles from './ChangedDocuments.module.css';

const KINDS = { added: 'New', verified: 'Verified again' };

const FEED_TYPE = 'application/atom+xml';

interface ChangedDocumentsProps {
  readonly documents: readonly ChangedEntry[];
}

/**
 * The documents that were added or verified last, newest first, and a link to the feed of them; nothing if the dates
 * are unknown, as in a checkout without history.
 */
export function ChangedDocuments({ documents }: ChangedDocumentsProps): ReactNode {
  const feed = useBaseUrl(FEED_PATH);
  if (documents.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="recent-changes">
      {/* Only on this page, because it would take a document over the first flight. */}
      <Head>
        <link rel="alternate" type={FEED_TYPE} href={feed} />
      </Head>
      <div className={styles.heading}>
        <h2 id="recent-changes">Recent changes</h2>
        {/* Not a route, so it isn't a Link. */}
        <a type={FEED_TYPE} href={feed}>
          Atom feed
        </a>
      </div>
      <ol className={styles.list}>
        {documents.map(({ href, title, description, kind, changed }) => (
          <li key={href}>
            <p>
              <time dateTime={changed}>{dayText(new Date(changed), 'day')}</time>
              <span>{KINDS[kind]}</span>
            </p>
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
