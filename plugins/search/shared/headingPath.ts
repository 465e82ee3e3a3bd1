/** Headings starting at the second level; null for a skipped level. */
export type HeadingPath = readonly (string | null)[];

/**
 * The path to a heading, given the headings before it.
 *
 * @param level - of the heading, 2 or more
 */
export function pathTo(open: HeadingPath, level: number, name: string): HeadingPath {
  const above = open.slice(0, level - 2);
  const gap = Array.from({ length: level - 2 - above.length }, () => null);
  return [...above, ...gap, name];
}
