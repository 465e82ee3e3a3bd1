import Link from '@docusaurus/Link';
import type { DocumentEntry, SectionEntry } from '@site/plugins/documents/shared/library';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Maximum number of documents listed per section; the section's landing document lists the rest. */
const SHOWN = 12;

/** What the index is made of. */
export interface SectionIndexProps {
  readonly sections: readonly SectionEntry[];
  /** Documents outside any section. */
  readonly others: readonly DocumentEntry[];
}

function Section({ label, description, href, documents }: SectionEntry): ReactNode {
  // A landing document with another title than its section, such as Banks, is listed like the others.
  const inside = documents.filter(({ title }) => title !== label);
  return (
    <li className={styles.section}>
      <div>
        <h2>
          <Link to={href}>{label}</Link>
        </h2>
        <p>{description}</p>
      </div>
      <ul className={styles.documents}>
        {inside.slice(0, SHOWN).map((document) => (
          <li key={document.href}>
            <Link to={document.href}>{document.title}</Link>
          </li>
        ))}
        {inside.length > SHOWN && (
          <li>
            <Link to={href}>
              All {documents.length} in {label}
            </Link>
          </li>
        )}
      </ul>
    </li>
  );
}

/**
 * The library's table of contents: each section with its documents.
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
