/** Stands where a new document has something left to write; visible on the page. */
export const MARK = 'FILL IN';

/**
 * The lines of a file that hold a mark, one entry a mark.
 *
 * @param text - the whole file
 */
export function markLines(text: string): readonly number[] {
  return text.split('\n').flatMap((line, index) =>
    line
      .split(MARK)
      .slice(1)
      .map(() => index + 1),
  );
}
