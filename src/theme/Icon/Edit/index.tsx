import type { Props } from '@theme/Icon/Edit';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A pencil of straight lines: upstream's outline is twice as long, and is in every document. */
export default function IconEdit({ className, ...props }: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width={20}
      height={20}
      aria-hidden="true"
      className={clsx(styles.icon, className)}
      {...props}
    >
      <path fill="currentColor" d="M2.5 17.5v-3l9-9 3 3-9 9zM12.5 4.5l2-2 3 3-2 2z" />
    </svg>
  );
}
