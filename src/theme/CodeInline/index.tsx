import type { Props } from '@theme/CodeInline';
import type { ReactNode } from 'react';

/**
 * The start of an option: its hyphens with the letters up to the next hyphen or its value, which may be long. Browsers
 * break lines after each hyphen.
 */
const OPTION = /(?<=^|[\s[(|])(--?[A-Za-z0-9][^\s=:-]*)/;

/** Inline code, excluded from translation, with options that don't break after their first hyphens. */
export default function CodeInline({ children, ...props }: Props): ReactNode {
  return (
    <code translate="no" {...props}>
      {typeof children === 'string' && OPTION.test(children)
        ? children.split(OPTION).map((part, at) =>
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
