import type { Props } from '@theme/Icon/DarkMode';
import type { ReactNode } from 'react';

/** A moon, drawn with one stroke: upstream's path is four times as long, and is in every page. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth={2}
        d="M11 4a8 8 0 1 0 9 9 6.4 6.4 0 0 1-9-9z"
      />
    </svg>
  );
}
