import { startTransition, useEffect, useMemo, useState } from 'react';
import { firstOf, type OptionGroup } from './options';

/** How many hits are shown at once: about those in view before the reader scrolls. */
const SLICE = 5;

/**
 * Shows what is in view first, and the rest slice by slice once that is on the screen: on a slow
 * phone the whole list takes longer than a reader waits for a key. While keys follow one another, the
 * rest waits.
 *
 * @param groups - what was found, the same object until something else is
 * @returns the groups to show now; a hit keeps its group when more come
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
      // A task of its own, after the frame that the slice before is painted in.
      timer = setTimeout(() => startTransition(() => setMore({ groups, count: count + SLICE })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [groups, count, all]);
  return useMemo(() => firstOf(groups, count), [groups, count]);
}
