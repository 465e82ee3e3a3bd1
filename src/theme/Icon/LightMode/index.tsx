import type { Props } from '@theme/Icon/LightMode';
import type { ReactNode } from 'react';

/** A sun, drawn with one stroke: upstream's paths are four times as long, and are in every page. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth={2}
        d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 3h0m6 3h0m3 6h0m-3 6h0m-6 3h0m-6-3h0m-3-6h0m3-6h0"
      />
    </svg>
  );
}
