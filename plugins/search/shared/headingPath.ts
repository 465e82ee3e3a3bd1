/** Headings from the second level on; null where a level is left out. */
export type HeadingPath = readonly (string | null)[];

/**
 * The path to a name at a level, under the headings that are open.
 *
 * @param level - of the name, 2 or more
 */
export function pathTo(open: HeadingPath, level: number, name: string): HeadingPath {
  const above = open.slice(0, level - 2);
  const gap = Array.from({ length: level - 2 - above.length }, () => null);
  return [...above, ...gap, name];
}
