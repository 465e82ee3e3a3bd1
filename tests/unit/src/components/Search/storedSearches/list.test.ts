import { describe, expect, it } from 'vitest';
import {
  parseStored,
  recentLimit,
  withoutSearch,
  withSearch,
} from '../../../../../../src/components/Search/storedSearches/list.ts';
import { page } from '../../../../plugins/search/client/local/records.ts';

const bread = page('bread', 'Bread');
const soup = page('soup', 'Soup');

describe('parseStored', () => {
  it('reads what was stored, with local and absolute addresses', () => {
    const list = [bread, { ...soup, url: '/soup#method' }];
    expect(parseStored(JSON.stringify(list))).toEqual(list);
  });

  it.each([null, '', '{', 'null', '{}', '"x"', '7'])('takes %j for an empty list', (text) => {
    expect(parseStored(text)).toEqual([]);
  });

  // @proves errors.storage-nonsense
  it.each([
    null,
    7,
    {},
    { ...bread, objectID: 1 },
    { ...bread, url: 'javascript:alert(1)' },
    { ...bread, url: '//elsewhere.example.com' },
    { ...bread, type: 'lvl9' },
    { ...bread, hierarchy: null },
    { ...bread, hierarchy: { lvl0: 'x', lvl1: {} } },
    { ...bread, content: {} },
  ])('leaves out %j', (nonsense) => {
    expect(parseStored(JSON.stringify([nonsense, soup]))).toEqual([soup]);
  });
});

describe('lists of searches', () => {
  it('have a search once, the newest first', () => {
    expect(withSearch([soup, bread], bread)).toEqual([bread, soup]);
    expect(withoutSearch([soup, bread], soup)).toEqual([bread]);
  });

  // @proves search.recent-limit
  it('are shorter for recent ones beside favorites', () => {
    expect([recentLimit(0), recentLimit(1)]).toEqual([7, 4]);
  });
});
