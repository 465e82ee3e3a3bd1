import { useEffect, useState } from 'react';

/** Rows that a screen shows at once, and those that a slow device lays out within a frame or two. */
const SLICE = 24;

/**
 * How many rows to lay out. All at first, as the page came; after a change as many as fit the screen, and
 * with each frame a slice more, so that no single task lays out a long table.
 *
 * @param version - another value for each change of the rows
 * @param total - number of rows that are seen in the end
 */
export function useSlices(version: object, total: number): number {
  const [progress, setProgress] = useState({ version, count: Number.POSITIVE_INFINITY });
  const count = progress.version === version ? progress.count : SLICE;

  useEffect(() => {
    if (count >= total) {
      return undefined;
    }
    const frame = requestAnimationFrame(() => setProgress({ version, count: count + SLICE }));
    return () => cancelAnimationFrame(frame);
  }, [version, count, total]);

  return count;
}
