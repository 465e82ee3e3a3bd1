import type { Computed } from '@site/plugins/search/shared/query';
import type { MouseEvent, ReactNode } from 'react';
import styles from './ComputedLine.module.css';

interface ComputedLineProps {
  readonly computed: Computed;
  /** Called when the reader follows the link to the source in this tab. */
  readonly onFollow: (event: MouseEvent) => void;
}

/** An answer that was computed, with its formula or factor and the page that it comes from. */
export function ComputedLine({ computed, onFollow }: ComputedLineProps): ReactNode {
  const { text, how, url, title } = computed;
  return (
    <span className={styles.line}>
      <strong>{text}</strong>{' '}
      {/* Another element for another answer: React can't change a text that a translator has replaced. */}
      <span key={how} className={styles.how}>
        {how} ·{' '}
        <a href={url} onClick={onFollow}>
          {title}
        </a>
      </span>
    </span>
  );
}
