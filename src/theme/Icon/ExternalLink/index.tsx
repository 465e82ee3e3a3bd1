import type { Props } from '@theme/Icon/ExternalLink';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** An arrow out of a box, drawn with one stroke: upstream's is a symbol that every page defines before its content. */
export default function IconExternalLink({ width = 13.5, height = 13.5 }: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={width}
      height={height}
      className={styles.icon}
      aria-hidden="true"
    >
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        d="M11 4H2v18h18v-9M14 2h8v8m0-8L10 14"
      />
    </svg>
  );
}
