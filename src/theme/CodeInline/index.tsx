import { splitAtOptions } from '@site/plugins/content/code/shared/options';
import type { Props } from '@theme/CodeInline';
import type { ReactNode } from 'react';

/**
 * Inline code, excluded from translation, with options that don't break after their first hyphens. In documents, the
 * build writes the same HTML (plugins/content/markup).
 */
export default function CodeInline({ children, ...props }: Props): ReactNode {
  return (
    <code translate="no" {...props}>
      {typeof children === 'string'
        ? splitAtOptions(children).map((part, at) =>
            at % 2 === 0 ? (
              part
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in place
              <span key={at} className="option">
                {part}
              </span>
            ),
          )
        : children}
    </code>
  );
}
