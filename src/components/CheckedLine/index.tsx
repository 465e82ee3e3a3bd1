import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useActivePlugin,
  useDoc,
} from '@docusaurus/plugin-content-docs/client';
import { SECTIONS } from '@site/site/identity';
import type { ReactNode } from 'react';
import { dayText } from '../DayText';
import { type CheckedFields, PROVENANCE_ID } from '../Provenance/fields';
import styles from './styles.module.css';

/** Label of the section whose sidebar leads to this document; undefined for all other documents. */
function useLedSection(): string | undefined {
  const { activeVersion, activeDoc } = useActiveDocContext(useActivePlugin()?.pluginId);
  const { label, sidebarId } =
    SECTIONS.find((section) => section.sidebarId === activeDoc?.sidebar) ?? {};
  const landing = activeVersion?.sidebars?.[sidebarId ?? '']?.link?.path;
  return landing === activeDoc?.path ? label : undefined;
}

/** A document's kind, the day on which it was verified, and its number of sources, as a link to them. */
export function CheckedLine(): ReactNode {
  const { kind, verified, sources = [] } = useDoc().frontMatter as CheckedFields;
  const section = useLedSection();
  if (verified === undefined) {
    return null;
  }
  const name = kind && kind.charAt(0).toUpperCase() + kind.slice(1).replace('-', ' ');
  const count = sources.length === 1 ? '1 source' : `${sources.length} sources`;
  const words = [
    ...(name ? [name] : []),
    `verified ${dayText(new Date(verified), 'day')}`,
    ...(sources.length > 0 ? [count] : []),
  ];
  return (
    <div className={styles.line} data-search="skip">
      <a href={`#${PROVENANCE_ID}`}>{words.join(' · ')}</a>
      {section !== undefined && <Link to="/about#keep">Keep {section} on this device</Link>}
    </div>
  );
}
