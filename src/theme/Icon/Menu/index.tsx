import type { Props } from '@theme/Icon/Menu';
import type { ReactNode } from 'react';

/** Three bars, written as the other icons are: each page has them twice. */
export default function IconMenu({ width = 30, height = 30, ...props }: Props): ReactNode {
  return (
    <svg viewBox="0 0 30 30" width={width} height={height} aria-hidden="true" {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth={2}
        d="M4 7h22M4 15h22M4 23h22"
      />
    </svg>
  );
}
