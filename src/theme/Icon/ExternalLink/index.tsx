import styles from '@docusaurus/theme-classic/lib/theme/Icon/ExternalLink/styles.module.css';
import type { Props } from '@theme/Icon/ExternalLink';
import type { ReactNode } from 'react';

/**
 * A box with an arrow out of it, in a few strokes. Upstream's takes an outline of twice the length from a symbol in
 * the page's body, which the template leaves out (plugins/wakeUp/node/template.ts).
 */
export default function IconExternalLink({ width = 13.5, height = 13.5 }: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={width}
      height={height}
      aria-hidden="true"
      className={styles.iconExternalLink}
    >
      <path
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth={2}
        d="M12 5H1v17h19v-9M14 2h9v9m0-9L11 14"
      />
    </svg>
  );
}
