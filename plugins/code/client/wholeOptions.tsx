import { splitAtOptions } from '@site/plugins/code/shared/options';
import type { ReactNode } from 'react';

/**
 * Keeps the options in a text, such as `grep -w`, from breaking after their first hyphens (src/css/code.css).
 *
 * @returns the text itself if it has none
 */
export function withWholeOptions(text: string): ReactNode {
  const parts = splitAtOptions(text);
  return parts.length > 1
    ? parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in place
          <span key={at} className="option">
            {part}
          </span>
        ),
      )
    : text;
}
