import Link from '@docusaurus/Link';
import { useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client';
import { type Destination, SECTIONS, TABLES } from '@site/site/identity';
import type { ReactNode } from 'react';
import { isPlainClick } from '../answer/plainClick';
import styles from './Destinations.module.css';

interface DestinationsProps {
  /** Called when a link is followed in this tab. */
  readonly onFollow: () => void;
}

/** The sections that the current version has, with their landing documents. */
function useSectionLinks(): readonly Destination[] {
  const [version] = useDocsVersionCandidates();
  return SECTIONS.flatMap(({ sidebarId, label }) => {
    const href = version.sidebars?.[sidebarId]?.link?.path;
    return href === undefined ? [] : [{ text: label, href }];
  });
}

/** Where to go without a query: the sections, and tables that readers are likely to look up. */
export function Destinations({ onFollow }: DestinationsProps): ReactNode {
  const sections = useSectionLinks();
  const lists =
    sections.length === 0 ? [] : [['Sections', sections] as const, ['Tables', TABLES] as const];
  return lists.map(([label, links]) => (
    <nav key={label} className={styles.list} aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <Link to={href} onClick={(event) => isPlainClick(event) && onFollow()}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
