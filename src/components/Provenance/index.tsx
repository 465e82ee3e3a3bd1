import Link from '@docusaurus/Link';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

/** What a document rests on, from its front matter. */
export interface ProvenanceProps {
  /** Day on which every fact was last checked, ISO 8601. */
  readonly verified: string;
  /** What the facts were checked against. */
  readonly sources: readonly { readonly title: string; readonly url: string }[];
}

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** The day a document was verified and its sources, quietly under its text. */
export function Provenance({ verified, sources }: ProvenanceProps): ReactNode {
  const heading = useId();
  return (
    <section className={styles.provenance} aria-labelledby={heading} data-search="skip">
      <p id={heading}>
        Verified on <time dateTime={verified}>{dayFormat.format(new Date(verified))}</time>
        {sources.length > 0 && ' against:'}
      </p>
      {sources.length > 0 && (
        <ul>
          {sources.map(({ title, url }) => (
            <li key={url}>
              <Link href={url}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
