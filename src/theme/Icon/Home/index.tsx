import type { Props } from '@theme/Icon/Home';
import type { ReactNode } from 'react';

/** A house of straight lines: upstream's outline is twice as long, and is in every document. */
export default function IconHome(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props}>
      <path fill="currentColor" d="M10 19v-5h4v5h5v-8h3l-10-9-10 9h3v8z" />
    </svg>
  );
}
