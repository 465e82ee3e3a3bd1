import { startTransition, useEffect, useMemo, useState } from 'react';
import { firstOf, IN_VIEW, type OptionGroup } from './options';

/**
 * Shows what is in view first, and the rest once that stands on the screen: on a slow phone the whole
 * list takes longer than a reader waits for a key.
 *
 * @param groups - what was found, the same object until something else is
 * @returns the groups to show now; a hit keeps its group when the rest comes
 */
export function useFirstInView(groups: readonly OptionGroup[]): readonly OptionGroup[] {
  const [whole, setWhole] = useState<readonly OptionGroup[]>();
  const first = useMemo(() => firstOf(groups, IN_VIEW), [groups]);
  useEffect(() => startTransition(() => setWhole(groups)), [groups]);
  return whole === groups ? groups : first;
}
