import type { SearchHit } from '@site/plugins/search/shared/query';

/** Most hits shown of a section. */
const GROUP_LIMIT = 5;

/** A heading of the list, and what can be chosen under it. */
export interface OptionGroup {
  readonly label: string;
  readonly hits: readonly SearchHit[];
}

/** Groups hits by their section, in the order in which the sections first occur. */
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

/** The groups with no more hits in all than that; a group without any is left out. */
export function firstOf(groups: readonly OptionGroup[], most: number): readonly OptionGroup[] {
  let left = most;
  return groups.flatMap(({ label, hits }) => {
    const first = hits.slice(0, Math.max(0, left));
    left -= first.length;
    return first.length === 0 ? [] : [{ label, hits: first }];
  });
}

/** Position after a step through a list that goes round; -1 when the list is empty. */
export function step(active: number, by: 1 | -1, count: number): number {
  return count === 0 ? -1 : (active + by + count) % count;
}
