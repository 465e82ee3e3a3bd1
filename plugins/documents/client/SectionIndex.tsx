import Link from '@docusaurus/Link';
import type {
  DocumentEntry,
  SectionEntry,
  ShelfEntry,
} from '@site/plugins/documents/shared/library';
import { sidebarOf } from '@site/site/identity';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useOnDevice } from '../../offline/client/view/useOnDevice';
import styles from './SectionIndex.module.css';

/** Number of a section's entries that are shown before the reader asks for all. */
const MAIN_ENTRIES = 5;

interface SectionIndexProps {
  readonly sections: readonly SectionEntry[];
  /** Documents outside any section. */
  readonly others: readonly DocumentEntry[];
}

const unit = (count: number): string => (count === 1 ? ' document' : ' documents');

/** The entries with the most documents below them, in sidebar order. */
function mainOf(shelves: readonly ShelfEntry[]): readonly ShelfEntry[] {
  const largest = [...shelves].sort((one, other) => (other.below ?? 0) - (one.below ?? 0));
  const main = new Set(largest.slice(0, MAIN_ENTRIES));
  return shelves.filter((shelf) => main.has(shelf));
}

function Section({ isKept, ...section }: SectionEntry & { readonly isKept: boolean }): ReactNode {
  const { label, summary, href, count, shelves } = section;
  return (
    <li className={styles.section}>
      <h2>
        <Link to={href}>{label}</Link>
        {isKept && <small> On this device</small>}
      </h2>
      {summary !== undefined && <p>{summary}</p>}
      <p className={styles.main}>
        {mainOf(shelves).map(({ href: to, title }) => (
          <Link key={to} to={to}>
            {title}
          </Link>
        ))}
      </p>
      <details>
        <summary>
          All {count}
          <VisuallyHidden>
            {unit(count)} in {label}
          </VisuallyHidden>
        </summary>
        <ul>
          {shelves.map((shelf) => (
            <li key={shelf.href}>
              <Link to={shelf.href}>
                {shelf.title}
                {shelf.below !== undefined && (
                  <small>
                    {` ${shelf.below}`}
                    <VisuallyHidden>{unit(shelf.below)}</VisuallyHidden>
                  </small>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/**
 * The library's table of contents: each section with what's in it and its main entries. On request, the first level of
 * its sidebar, and how many documents are below each entry.
 */
export function SectionIndex({ sections, others }: SectionIndexProps): ReactNode {
  const kept = useOnDevice()?.sections ?? [];
  return (
    <ul className={styles.sections}>
      {sections.map((section) => (
        <Section
          key={section.sidebarId}
          {...section}
          isKept={kept.some((name) => section.sidebarId === sidebarOf(name))}
        />
      ))}
      {others.length > 0 && (
        <li className={styles.section}>
          <p>Other documents</p>
          <p className={styles.main}>
            {others.map(({ href, title }) => (
              <Link key={href} to={href}>
                {title}
              </Link>
            ))}
          </p>
        </li>
      )}
    </ul>
  );
}
