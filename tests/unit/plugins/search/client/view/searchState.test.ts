import { describe, expect, it } from 'vitest';
import {
  initialSearch,
  type SearchEvent,
  searchReducer,
} from '../../../../../../plugins/search/client/view/searchState.ts';
import { page } from '../local/records.ts';

const [one, two] = [page('one', 'One'), page('two', 'Two')];
const answered = (at: number): SearchEvent => ({
  type: 'answered',
  result: {
    hits: [at === 0 ? one : two],
    nbHits: 2,
    nbPages: 2,
    page: at,
    hitsPerPage: 1,
    query: 'o',
  },
});
const stateAfter = (...events: readonly SearchEvent[]) =>
  events.reduce(searchReducer, initialSearch);

describe('searchReducer', () => {
  // @proves state.search
  it('goes from loading over stalled to ready', () => {
    expect(stateAfter({ type: 'asked' }).status).toBe('loading');
    expect(stateAfter({ type: 'asked' }, { type: 'stalled' }).status).toBe('stalled');
    expect(stateAfter({ type: 'asked' }, answered(0))).toMatchObject({
      status: 'ready',
      answered: 'o',
      hits: [one],
      count: 2,
      hasMore: true,
    });
  });

  it('says what nothing has until the next query', () => {
    const unknown = [{ text: 'exfat', kind: 'word' }] as const;
    const first = answered(0);
    const told = { ...first, ...('result' in first && { result: { ...first.result, unknown } }) };
    expect(stateAfter(told as SearchEvent, answered(1)).unknown).toEqual(unknown);
    expect(stateAfter(told as SearchEvent, answered(0)).unknown).toEqual([]);
  });

  it('adds later pages to earlier ones, and begins anew with the first', () => {
    expect(stateAfter(answered(0), answered(1))).toMatchObject({
      hits: [one, two],
      hasMore: false,
    });
    expect(stateAfter(answered(0), answered(1), answered(0)).hits).toEqual([one]);
  });

  // @proves state.search
  it('keeps hits while it asks again, and drops them when that fails', () => {
    expect(stateAfter(answered(0), { type: 'asked' }).hits).toEqual([one]);
    expect(stateAfter(answered(0), { type: 'failed' })).toMatchObject({
      status: 'error',
      hits: [],
    });
  });

  it('shows the first hits of an answer while the others are on their way', () => {
    const { result } = answered(0) as Extract<SearchEvent, { type: 'answered' }>;
    const begun = stateAfter({ type: 'asked' }, { type: 'begun', result });
    expect(begun).toMatchObject({
      status: 'loading',
      answered: 'o',
      hits: [one],
      hasMore: false,
    });
    expect(searchReducer(begun, answered(0))).toEqual(stateAfter(answered(0)));
  });

  // @proves state.search
  it('is idle when the query is cleared', () => {
    expect(stateAfter(answered(0), { type: 'cleared' })).toEqual(initialSearch);
  });
});
