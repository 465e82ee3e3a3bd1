import type { Props } from '@theme/CodeInline';
import type { ReactNode } from 'react';

/** Inline code, excluded from translation. */
export default function CodeInline(props: Props): ReactNode {
  return <code translate="no" {...props} />;
}
