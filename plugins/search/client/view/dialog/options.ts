import type { SearchHit } from '@site/plugins/search/shared/query';

/** Maximum number of hits per group. */
const GROUP_LIMIT = 5;

/** A heading in the list, with its options. */
export interface OptionGroup {
  readonly label: string;
  readonly hits: readonly SearchHit[];
}

/** Number of hits, from the best one on, that are all shown: those beyond the limit get a group of their own. */
const SHOWN_ALWAYS = 10;

/** Groups hits by section, in order of first occurrence. */
export function groupBySection(hits: readonly SearchHit[]): readonly OptionGroup[] {
  const labels = [...new Set(hits.map(({ hierarchy }) => hierarchy.lvl0))];
  const groups = labels.map((label) => ({
    label,
    hits: hits.filter(({ hierarchy }) => hierarchy.lvl0 === label),
  }));
  const best = new Set(hits.slice(0, SHOWN_ALWAYS));
  return [
    ...groups.map(({ label, hits: all }) => ({ label, hits: all.slice(0, GROUP_LIMIT) })),
    ...groups.map(({ label, hits: all }) => ({
      label: `More in ${label}`,
      hits: all.slice(GROUP_LIMIT).filter((hit) => best.has(hit)),
    })),
  ].filter((group) => group.hits.length > 0);
}

/** The next position in a list that wraps around; -1 if the list is empty. */
export function step(active: number, by: 1 | -1, count: number): number {
  return count === 0 ? -1 : (active + by + count) % count;
}
