import type { Props } from '@theme/Icon/Home';
import type { ReactNode } from 'react';

/** A house without curves: upstream's path is six times as long, and is in every document. */
export default function IconHome(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props}>
      <path fill="currentColor" d="m12 3-9 8h2v9h5v-6h4v6h5v-9h2z" />
    </svg>
  );
}
