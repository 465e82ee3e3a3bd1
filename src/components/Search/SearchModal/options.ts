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
  const labels = new Set(hits.map(({ hierarchy }) => hierarchy.lvl0));
  return [...labels].map((label) => ({
    label,
    hits: hits.filter(({ hierarchy }) => hierarchy.lvl0 === label).slice(0, GROUP_LIMIT),
  }));
}

/** The next position in a list that wraps around; -1 if the list is empty. */
export function step(active: number, by: 1 | -1, count: number): number {
  return count === 0 ? -1 : (active + by + count) % count;
}
