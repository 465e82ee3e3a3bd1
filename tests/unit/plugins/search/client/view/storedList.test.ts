import { describe, expect, it } from 'vitest';
import {
  parseStored,
  recentLimit,
  withoutSearch,
  withSearch,
} from '../../../../../../plugins/search/client/view/storedList.ts';
import { page } from '../local/records.ts';

const bread = { ...page('bread', 'Bread'), url: '/bread' };
const soup = { ...page('soup', 'Soup'), url: '/soup#method' };

const RULES = {
  withBaseUrl: (path: string) => path,
  externalUrlRegex: '^https://docs\\.example\\.org/',
};

const parse = (text: string | null) => parseStored(text, RULES);

describe('parseStored', () => {
  it('reads what was stored, with addresses of this site and of those that the settings name', () => {
    const list = [bread, { ...soup, url: 'https://docs.example.org/soup' }];
    expect(parse(JSON.stringify(list))).toEqual(list);
  });

  it.each([null, '', '{', 'null', '{}', '"x"', '7'])('takes %j for an empty list', (text) => {
    expect(parse(text)).toEqual([]);
  });

  // @proves errors.storage-nonsense
  it.each([
    null,
    7,
    {},
    { ...bread, objectID: 1 },
    { ...bread, url: 'javascript:alert(1)' },
    { ...bread, url: '//elsewhere.example.com' },
    { ...bread, url: '/\\elsewhere.example.com' },
    { ...bread, url: '/%5Celsewhere.example.com' },
    { ...bread, url: 'https://elsewhere.example.com/' },
    { ...bread, url: '/%zz' },
    { ...bread, url: 'bread' },
    { ...bread, type: 'lvl9' },
    { ...bread, hierarchy: null },
    { ...bread, hierarchy: { lvl0: 'x', lvl1: {} } },
    { ...bread, content: {} },
  ])('leaves out %j', (nonsense) => {
    expect(parse(JSON.stringify([nonsense, soup]))).toEqual([soup]);
  });
});

it('reads no marks, which are not stored, and which may be anything', () => {
  const marked = { ...bread, _highlightResult: {}, _snippetResult: { content: { value: 7 } } };
  expect(parse(JSON.stringify([marked]))).toEqual([bread]);
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
