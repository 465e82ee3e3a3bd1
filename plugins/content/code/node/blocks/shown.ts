/** The end of a line that's run, but not shown: a comment of the block's language. */
const HIDDEN = /(?:^|\s)(?:#|\/\/|--) hidden$/;

/**
 * The part of a block that readers see and copy: all lines but those that end in the comment `hidden`, such as
 * `start # hidden`.
 *
 * @param code - as it is run
 */
export function shownCode(code: string): string {
  return code
    .split('\n')
    .filter((line) => !HIDDEN.test(line))
    .join('\n');
}
