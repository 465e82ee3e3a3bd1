import { useEffect, useState } from 'react';

/** Rows that a screen shows at once. */
const SCREEN = 24;

/** Rows that come with each frame after it; out of view, they cost a fraction of those in view. */
const SLICE = 96;

/**
 * How many rows to show. All at first, as the page came; after a change as many as fit the screen, and
 * with each frame a slice more, so that no single task moves a long table.
 *
 * @param version - another value for each change of the rows
 * @param total - number of rows that are seen in the end
 */
export function useSlices(version: object, total: number): number {
  const [progress, setProgress] = useState({ version, count: Number.POSITIVE_INFINITY });
  const count = progress.version === version ? progress.count : SCREEN;

  useEffect(() => {
    if (count >= total) {
      return undefined;
    }
    const frame = requestAnimationFrame(() => setProgress({ version, count: count + SLICE }));
    return () => cancelAnimationFrame(frame);
  }, [version, count, total]);

  return count;
}
