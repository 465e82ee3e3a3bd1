import type { ReactNode } from 'react';

/**
 * The start of an option: its hyphens with the letters up to the next hyphen or its value, which may be long. Browsers
 * break lines after each hyphen.
 */
const OPTION = /(?<=^|[\s[(|"'])(--?[A-Za-z0-9][^\s=:-]*)/;

/**
 * Keeps the options in a text, such as `grep -w`, from breaking after their first hyphens (src/css/code.css).
 *
 * @returns the text itself if it has none
 */
export function withWholeOptions(text: string): ReactNode {
  return OPTION.test(text)
    ? text.split(OPTION).map((part, at) =>
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
