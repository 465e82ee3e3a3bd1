import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Backlink } from '@site/plugins/documents/shared/backlink';
import { type ReactNode, useId } from 'react';
import { dayText } from '../../../ui/dayText';
import styles from './Provenance.module.css';
import { type CheckedFields, PROVENANCE_ID } from './provenanceFields';

const SHOWN = 5;

interface ProvenanceProps {
  /** The documents that link to this one, in sidebar order. */
  readonly backlinks?: readonly Backlink[];
}

/** A document's sources, and the documents that link to it, each with the sentence that contains the link. */
export function Provenance({ backlinks = [] }: ProvenanceProps): ReactNode {
  const { verified, sources = [] } = useDoc().frontMatter as CheckedFields;
  const id = useId();
  const isVerified = verified !== undefined || sources.length > 0;
  if (!isVerified && backlinks.length === 0) {
    return null;
  }
  const linking = (
    <ul aria-labelledby={`${id}-backlinks`}>
      {backlinks.map(({ href, title, sentence }) => (
        <li key={href}>
          <Link to={href}>{title}</Link>
          <span className={styles.sentence}>{sentence}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <div id={PROVENANCE_ID} className={styles.provenance} data-search="skip">
      {isVerified && (
        <div>
          <p id={`${id}-sources`}>
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
            <ul aria-labelledby={`${id}-sources`}>
              {sources.map(({ title, url }) => (
                <li key={url}>
                  <Link href={url}>{title}</Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {backlinks.length > SHOWN && (
        <details>
          <summary id={`${id}-backlinks`}>Linked from {backlinks.length} documents</summary>
          {linking}
        </details>
      )}
      {backlinks.length > 0 && backlinks.length <= SHOWN && (
        <div>
          <p id={`${id}-backlinks`}>Linked from</p>
          {linking}
        </div>
      )}
    </div>
  );
}
