import type { Props } from '@theme/Icon/LightMode';
import type { ReactNode } from 'react';

/** A sun, drawn with one stroke: upstream's outlines are four times as long, and stand in every page. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth={2}
        d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 3v1m0 16v1m9-9h-1M4 12H3M18 6l.5-.5M6 18l-.5.5M6 6l-.5-.5M18 18l.5.5"
      />
    </svg>
  );
}
