import type { Props } from '@theme/Icon/Menu';
import type { ReactNode } from 'react';

/** Three bars, written as the other icons are: each page has them twice. */
export default function IconMenu({ width = 24, height = 24, ...props }: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={width} height={height} aria-hidden="true" {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth={2}
        d="M2 5h20M2 12h20M2 19h20"
      />
    </svg>
  );
}
