import { describe, expect, it } from 'vitest';
import { nearest } from '../../../../../../plugins/search/client/local/nearest.ts';
import { buildIndex, rank } from '../../../../../../plugins/search/client/local/ranking.ts';
import { headings, page } from './records.ts';

const records = [
  ...headings('git-rebase', 'Rebase in Git', ['Git before you start', 'Undo a rebase']),
  page('git', 'Git', ['version control', 'scm']),
  page('c-plus-plus', 'C++'),
  page('interest-rate', 'Interest Rates and Loans', ['mortgage calculator', 'APR']),
  ...headings('focaccia', 'Overnight Focaccia', ['Any other tin', 'Bäcker’s percentage']),
  page('tin', 'Choosing a Tin'),
];
const index = buildIndex(records);
const found = (query: string) => rank(index, query).map(({ url }) => url.split('/').at(-1));

describe('rank', () => {
  it('puts the page whose title is the query first', () => {
    expect(found('git')[0]).toBe('git');
  });

  it('puts the page whose address is the query first, with or without its hyphen', () => {
    expect(found('interest-rate')[0]).toBe('interest-rate');
    expect(found('interest rate')[0]).toBe('interest-rate');
    expect(found('TIN')[0]).toBe('tin');
  });

  it('finds while typing', () => {
    for (const length of [2, 3, 5, 8]) {
      expect(found('focaccia'.slice(0, length))).toContain('focaccia');
    }
  });

  it('finds by keywords', () => {
    expect(found('mortgage calculator')).toEqual(['interest-rate']);
    expect(found('apr')[0]).toBe('interest-rate');
  });

  it('finds headings, by words of the title as well', () => {
    expect(found('other tin')).toEqual(['focaccia#h0']);
    expect(found('focaccia tin')).toEqual(['focaccia#h0']);
  });

  it('does not list the headings of a page for its title alone', () => {
    expect(found('overnight focaccia')).toEqual(['focaccia']);
  });

  it('forgives slips and accents, and keeps signs', () => {
    expect(found('foccacia')[0]).toBe('focaccia');
    expect(found('backers percentage')).toEqual(['focaccia#h1']);
    expect(found('c++')).toEqual(['c-plus-plus']);
  });

  it('needs every telling word, and no others', () => {
    expect(found('focaccia mortgage')).toEqual([]);
    expect(found('how to choosing a tin')[0]).toBe('tin');
  });

  it('finds nothing for a query without words', () => {
    expect(found('?! …')).toEqual([]);
  });
});

describe('nearest', () => {
  it('suggests pages that look like the query, whole pages only', () => {
    const near = nearest(index, 'fokatscha bread');
    expect(near[0]?.hierarchy.lvl1).toBe('Overnight Focaccia');
    expect(near.every(({ type }) => type === 'lvl1')).toBe(true);
  });

  it('suggests nothing where nothing looks like it', () => {
    expect(nearest(index, 'zzzz')).toEqual([]);
    expect(nearest(index, '?')).toEqual([]);
  });
});
