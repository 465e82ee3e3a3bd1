/** The end of a line that's run, but not shown: a comment of the block's language. */
const HIDDEN = /(?:^|\s)(?:#|\/\/|--) hidden$/;

/** Whether a line of a block is run, but not shown, such as `start # hidden`. */
export const isHiddenLine = (line: string): boolean => HIDDEN.test(line);

/**
 * The part of a block that readers see and copy: all lines but those that end in the comment `hidden`.
 *
 * @param code - as it is run
 */
export function shownCode(code: string): string {
  return code
    .split('\n')
    .filter((line) => !isHiddenLine(line))
    .join('\n');
}
