import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Backlink } from '@site/plugins/documents/shared/backlink';
import { type ReactNode, useId } from 'react';
import { dayText } from '../DayText';
import styles from './styles.module.css';

/** Maximum number of backlinks shown before expanding the list. */
const SHOWN = 5;

/** Data about a document besides its text. */
export interface ProvenanceProps {
  /** The documents that link to this one, in sidebar order. */
  readonly backlinks?: readonly Backlink[];
}

/** The front matter fields to show; drafts may lack them. */
interface CheckedFields {
  /** Day when the facts were last checked, ISO 8601. */
  readonly verified?: string;
  /** What the facts were checked against. */
  readonly sources?: readonly { readonly title: string; readonly url: string }[];
}

function Verification({ verified, sources = [] }: CheckedFields): ReactNode {
  const label = useId();
  return (
    <div>
      <p id={label}>
        {verified === undefined ? (
          'Sources:'
        ) : (
          <>
            Verified on <time dateTime={verified}>{dayText(new Date(verified), 'long')}</time>
            {sources.length > 0 && ' against:'}
          </>
        )}
      </p>
      {sources.length > 0 && (
        <ul aria-labelledby={label}>
          {sources.map(({ title, url }) => (
            <li key={url}>
              <Link href={url}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Backlinks({ backlinks }: { readonly backlinks: readonly Backlink[] }): ReactNode {
  const label = useId();
  const list = (
    <ul aria-labelledby={label}>
      {backlinks.map(({ href, title, sentence }) => (
        <li key={href}>
          <Link to={href}>{title}</Link>
          <span className={styles.sentence}>{sentence}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <div>
      {backlinks.length > SHOWN ? (
        <details>
          <summary id={label}>Linked from {backlinks.length} documents</summary>
          {list}
        </details>
      ) : (
        <>
          <p id={label}>Linked from</p>
          {list}
        </>
      )}
    </div>
  );
}

/**
 * A document's sources and backlinks, below its text: the day it was verified, its sources, and the documents
 * that link to it, each with the sentence that contains the link.
 */
export function Provenance({ backlinks = [] }: ProvenanceProps): ReactNode {
  const { verified, sources = [] } = useDoc().frontMatter as CheckedFields;
  const isVerified = verified !== undefined || sources.length > 0;
  if (!isVerified && backlinks.length === 0) {
    return null;
  }
  return (
    <div className={styles.provenance} data-search="skip">
      {isVerified && <Verification {...(verified && { verified })} sources={sources} />}
      {backlinks.length > 0 && <Backlinks backlinks={backlinks} />}
    </div>
  );
}
