import type { Props } from '@theme/CodeInline';
import type { ReactNode } from 'react';

/** Code in running text, which translators leave as it is. */
export default function CodeInline(props: Props): ReactNode {
  return <code translate="no" {...props} />;
}
