import type { Props } from '@theme/Icon/Edit';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A pencil, drawn with one stroke like the other icons: upstream's path is three times as long, and is in every page. */
export default function IconEdit(props: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      className={styles.icon}
      aria-hidden="true"
      {...props}
    >
      <path
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth={2}
        d="m4 20 1-5L15 5l4 4L9 19z"
      />
    </svg>
  );
}
