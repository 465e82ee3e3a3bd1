import { useHistory } from '@docusaurus/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Search } from '../useSearch/state';

/** Key of the session storage that keeps the place. */
export const SEARCH_PLACE_KEY = 'search-place';

/** Where a reader was in the results. */
interface Place {
  readonly query: string;
  /** Last page of hits that was shown, counted from 0. */
  readonly page: number;
  /** How far the window was scrolled, in pixels. */
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
    // A storage that is refused, or a value that somebody else has put there.
    return undefined;
  }
}

function store(place: Place): void {
  try {
    sessionStorage.setItem(SEARCH_PLACE_KEY, JSON.stringify(place));
  } catch {
    // The page works as well without.
  }
}

/**
 * Brings a reader who comes back to the results to where they were: the browser does so before the hits are there.
 *
 * @param query - that is asked
 * @param search - its answer
 * @param loadMore - asks for the next page of hits
 */
export function useRestoredPlace(query: string, search: Search, loadMore: () => void): void {
  const history = useHistory();
  const wanted = useRef(history.action === 'POP' ? storedPlace() : undefined);
  const place = useRef<Place>({ query, page: 0, top: 0 });

  // Ends before the next page is shown, which starts at its top.
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
