/** Marks what's left to write in a new document; visible on the page. */
export const MARK = 'FILL IN';

/**
 * Finds the lines of a file with marks. A line with several marks is listed several times.
 *
 * @param text - content of the file
 */
export function markLines(text: string): readonly number[] {
  return text.split('\n').flatMap((line, index) =>
    line
      .split(MARK)
      .slice(1)
      .map(() => index + 1),
  );
}
