import { withWholeOptions } from '@site/plugins/code/client/wholeOptions';
import type { Props } from '@theme/CodeInline';
import type { ReactNode } from 'react';

/**
 * Inline code, excluded from translation, with options that don't break after their first hyphens. In documents, the
 * build writes the same HTML (plugins/markup).
 */
export default function CodeInline({ children, ...props }: Props): ReactNode {
  return (
    <code translate="no" {...props}>
      {typeof children === 'string' ? withWholeOptions(children) : children}
    </code>
  );
}
