import type { SearchHit } from '@site/plugins/search/shared/query';

/** Maximum number of hits per section. */
const GROUP_LIMIT = 5;

/** A heading in the list, with its options. */
export interface OptionGroup {
  readonly label: string;
  readonly hits: readonly SearchHit[];
}

/** Groups hits by section, in order of first occurrence. */
export function groupBySection(hits: readonly SearchHit[]): readonly OptionGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.hierarchy.lvl0) ?? [];
    groups.set(hit.hierarchy.lvl0, group);
    if (group.length < GROUP_LIMIT) {
      group.push(hit);
    }
  }
  return [...groups].map(([label, members]) => ({ label, hits: members }));
}

/** Limits the total number of hits; drops empty groups. */
export function firstOf(groups: readonly OptionGroup[], most: number): readonly OptionGroup[] {
  let left = most;
  return groups.flatMap(({ label, hits }) => {
    const first = hits.slice(0, Math.max(0, left));
    left -= first.length;
    return first.length === 0 ? [] : [{ label, hits: first }];
  });
}

/** The next position in a list that wraps around; -1 if the list is empty. */
export function step(active: number, by: 1 | -1, count: number): number {
  return count === 0 ? -1 : (active + by + count) % count;
}
