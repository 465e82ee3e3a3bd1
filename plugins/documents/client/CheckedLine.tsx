import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import buttons from '../../../ui/buttons.module.css';
import { dayText } from '../../../ui/dayText';
import styles from './CheckedLine.module.css';
import { type CheckedFields, PROVENANCE_ID } from './provenanceFields';
import { useSection } from './useSection';

/** A document's kind, the day on which it was verified, and its number of sources, as a link to them. */
export function CheckedLine(): ReactNode {
  const { kind, verified, sources = [] } = useDoc().frontMatter as CheckedFields;
  const section = useSection();
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
      {section?.isLanding && (
        <Link to="/about#keep" className={clsx(buttons.interactive)}>
          Keep {section.label} on this device
        </Link>
      )}
    </div>
  );
}
