import { startTransition, useEffect, useMemo, useState } from 'react';
import { firstOf, type OptionGroup } from './options';

/** Hits per slice: about as many as fit in view. */
const SLICE = 5;

/**
 * Renders the first slice of hits at once, and each further slice after the previous one is painted: on a
 * slow phone the full list would delay the response to a keystroke. While the reader is typing, the rest
 * waits.
 *
 * @param groups - the hits; the same object until they change
 * @returns the groups to render now; hits never move to another group
 */
export function useSlices(groups: readonly OptionGroup[]): readonly OptionGroup[] {
  const [more, setMore] = useState({ groups, count: SLICE });
  const count = more.groups === groups ? more.count : SLICE;
  const all = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  useEffect(() => {
    if (count >= all) {
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // A separate task, after the frame that paints the previous slice.
      timer = setTimeout(() => startTransition(() => setMore({ groups, count: count + SLICE })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [groups, count, all]);
  return useMemo(() => firstOf(groups, count), [groups, count]);
}
