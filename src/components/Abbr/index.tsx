import Link from '@docusaurus/Link';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

/** An abbreviation with what it stands for, as the build has found it. */
export interface AbbrProps {
  readonly children: ReactNode;
  /** The words that it stands for. */
  readonly title: string;
  /** Its row in the list of acronyms. */
  readonly href?: string;
  /** Whether it is the first use on the page, which on paper is followed by the words. */
  readonly first?: boolean;
}

/**
 * An abbreviation that tells what it stands for on a tap, a click or a key, by the browser's own popover,
 * which needs no script. A browser without popovers shows the words as a tooltip.
 */
export function Abbr({ children, title, href, first = false }: AbbrProps): ReactNode {
  const id = useId();
  return (
    <span className={styles.abbreviation} {...(first && { 'data-first': title })}>
      <button type="button" className={styles.button} popoverTarget={id} data-search="text">
        <abbr title={title}>{children}</abbr>
      </button>
      <span id={id} popover="auto" className={styles.meaning} data-search="skip">
        {title}
        {href !== undefined && (
          <>
            {' '}
            <Link to={href}>In the list of acronyms</Link>
          </>
        )}
      </span>
    </span>
  );
}
