import { useHistory } from '@docusaurus/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Search } from '../useSearch/state';

/** The session storage key. */
export const SEARCH_PLACE_KEY = 'search-place';

/** The reader's position in the results. */
interface Place {
  readonly query: string;
  /** Last loaded page of hits, from 0. */
  readonly page: number;
  /** Scroll position, in pixels. */
  readonly top: number;
}

function storedPlace(): Place | undefined {
  try {
    const { query, page, top } =
      JSON.parse(sessionStorage.getItem(SEARCH_PLACE_KEY) ?? 'null') ?? {};
    return typeof query === 'string' && Number.isInteger(page) && Number.isFinite(top)
      ? { query, page, top }
      : undefined;
  } catch {
    // Storage is blocked, or contains a foreign value.
    return undefined;
  }
}

function store(place: Place): void {
  try {
    sessionStorage.setItem(SEARCH_PLACE_KEY, JSON.stringify(place));
  } catch {
    // Optional: the page works without it.
  }
}

/**
 * Restores the scroll position after back navigation. The browser tries to before the hits are loaded.
 *
 * @param query - the current query
 * @param search - its results
 * @param loadMore - requests the next page of hits
 */
export function useRestoredPlace(query: string, search: Search, loadMore: () => void): void {
  const history = useHistory();
  const wanted = useRef(history.action === 'POP' ? storedPlace() : undefined);
  const place = useRef<Place>({ query, page: 0, top: 0 });

  // Cleans up before the next page renders, which starts at the top.
  useLayoutEffect(() => {
    const follow = () => {
      place.current = { ...place.current, top: window.scrollY };
    };
    const keep = () => store(place.current);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  useEffect(() => {
    const { status, answered, page, hasMore } = search;
    const isAnswered = status === 'ready' && answered === query;
    if (!isAnswered) {
      return;
    }
    const {
      query: former,
      page: last,
      top,
    } = wanted.current ?? { query: undefined, page: 0, top: 0 };
    if (former !== query) {
      wanted.current = undefined;
    } else if (page < last && hasMore) {
      loadMore();
      return;
    } else {
      wanted.current = undefined;
      window.scrollTo({ top, behavior: 'instant' });
    }
    place.current = { query, page, top: window.scrollY };
  }, [query, search, loadMore]);
}
