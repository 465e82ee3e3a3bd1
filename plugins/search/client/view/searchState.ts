import type { Computed, SearchHit, SearchResult, Unknown } from '@site/plugins/search/shared/query';

/** The state of a search. */
export interface Search {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error' | 'ready';
  /** The query that the hits belong to; undefined before the first response. */
  readonly answered: string | undefined;
  readonly hits: readonly SearchHit[];
  /** Number of hits on all pages. */
  readonly count: number;
  /** The last loaded page of hits, from 0. */
  readonly page: number;
  readonly hasMore: boolean;
  /** An answer that was computed, if the query asks for one. */
  readonly computed: Computed | undefined;
  /** Parts of the query that nothing has. */
  readonly unknown: readonly Unknown[];
}

/** An event of a search. `begun` has only the best hits; `answered` follows with all. */
export type SearchEvent =
  | { readonly type: 'cleared' | 'asked' | 'stalled' | 'failed' }
  | { readonly type: 'begun' | 'answered'; readonly result: SearchResult };

/** Before the first query. */
export const initialSearch: Search = {
  status: 'idle',
  answered: undefined,
  hits: [],
  count: 0,
  page: 0,
  hasMore: false,
  computed: undefined,
  unknown: [],
};

/** Computes the state after an event. Earlier hits stay until the next response. */
export function searchReducer(search: Search, event: SearchEvent): Search {
  switch (event.type) {
    case 'cleared':
      return initialSearch;
    case 'asked':
      return { ...search, status: 'loading' };
    case 'stalled':
      return { ...search, status: 'stalled' };
    case 'failed':
      return { ...initialSearch, status: 'error' };
    case 'begun':
    case 'answered': {
      const { hits, nbHits, nbPages, page, query, computed, unknown = [] } = event.result;
      const isWhole = event.type === 'answered';
      return {
        status: isWhole ? 'ready' : search.status,
        answered: query,
        hits: page === 0 ? hits : [...search.hits, ...hits],
        count: nbHits,
        page,
        hasMore: isWhole && page + 1 < nbPages,
        computed: page === 0 ? computed : search.computed,
        unknown: page === 0 ? unknown : search.unknown,
      };
    }
  }
}

/** What a search says about itself: the number of its hits, or that it takes a while. */
export function statusText({ status, count }: Search): string {
  if (status === 'ready') {
    return count === 1 ? '1 result' : `${count} results`;
  }
  return status === 'stalled' ? 'Searching…' : '';
}
