import Link from '@docusaurus/Link';
import type { DocumentEntry, SectionEntry } from '@site/plugins/documents/shared/library';
import type { ReactNode } from 'react';
import { Spoken } from '../Spoken';
import styles from './styles.module.css';

interface SectionIndexProps {
  readonly sections: readonly SectionEntry[];
  /** Documents outside any section. */
  readonly others: readonly DocumentEntry[];
}

const unit = (count: number): string => (count === 1 ? ' document' : ' documents');

function Section({ label, href, count, shelves }: SectionEntry): ReactNode {
  return (
    <li className={styles.section}>
      <div>
        <h2>
          <Link to={href}>{label}</Link>
        </h2>
        <p>{count + unit(count)}</p>
      </div>
      <ul className={styles.shelves}>
        {shelves.map((shelf) => (
          <li key={shelf.href}>
            <Link to={shelf.href}>
              {shelf.title}
              {shelf.below !== undefined && (
                <small>
                  {` ${shelf.below}`}
                  <Spoken>{unit(shelf.below)}</Spoken>
                </small>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/**
 * The library's table of contents: each section with the first level of its sidebar, and how many documents are below
 * each entry.
 */
export function SectionIndex({ sections, others }: SectionIndexProps): ReactNode {
  return (
    <>
      <ul className={styles.sections}>
        {sections.map((section) => (
          <Section key={section.sidebarId} {...section} />
        ))}
      </ul>
      {others.length > 0 && (
        <p className={styles.others}>
          In no section:{' '}
          {others.map(({ href, title }, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <Link to={href}>{title}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
