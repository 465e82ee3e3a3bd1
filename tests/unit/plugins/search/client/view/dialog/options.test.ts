import { describe, expect, it } from 'vitest';
import {
  groupBySection,
  step,
} from '../../../../../../../plugins/search/client/view/dialog/options.ts';
import { page } from '../../local/records.ts';

const hit = (section: string, at: number) => {
  const record = page(`${section}-${at}`, `${section} ${at}`);
  return { ...record, hierarchy: { ...record.hierarchy, lvl0: section } };
};

describe('groupBySection', () => {
  // @proves search.group
  it('keeps the order of sections and of hits, five a group, and the best ten', () => {
    const hits = [
      hit('B', 0),
      hit('A', 0),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => hit('B', at)),
    ];
    expect(
      groupBySection(hits).map(({ label, hits: members }) => [
        label,
        members.map(({ hierarchy }) => hierarchy.lvl1),
      ]),
    ).toEqual([
      ['B', ['B 0', 'B 1', 'B 2', 'B 3', 'B 4']],
      ['A', ['A 0']],
      ['More in B', ['B 5', 'B 6', 'B 7', 'B 8']],
    ]);
  });
});

describe('step', () => {
  it.each([
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [-1, 1, 0, -1],
  ] as const)('from %i by %i of %i is %i', (active, by, count, next) => {
    expect(step(active, by, count)).toBe(next);
  });
});
