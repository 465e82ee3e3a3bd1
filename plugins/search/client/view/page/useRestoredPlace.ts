import { useHistory } from '@docusaurus/router';
import { createStorageSlot } from '@docusaurus/theme-common';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Search } from '../searchState';

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

const slot = createStorageSlot(SEARCH_PLACE_KEY, { persistence: 'sessionStorage' });

/** The stored place. The query is last, because it may have spaces. */
function storedPlace(): Place {
  const [page, top, ...words] = (slot.get() ?? '').split(' ');
  return { query: words.join(' '), page: Number(page), top: Number(top) };
}

/** Restores the scroll position after back navigation. The browser tries to before the hits are loaded. */
export function useRestoredPlace(query: string, search: Search, loadMore: () => void): void {
  const history = useHistory();
  const wanted = useRef<Place>(undefined);
  const shown = useRef({ query, page: 0 });

  useLayoutEffect(() => {
    wanted.current = history.action === 'POP' ? storedPlace() : undefined;
    // Before the next page is rendered, which changes the scroll position.
    const keep = () => slot.set(`${shown.current.page} ${window.scrollY} ${shown.current.query}`);
    const stop = history.listen(keep);
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      window.removeEventListener('pagehide', keep);
    };
  }, [history]);

  useEffect(() => {
    const { status, answered, page, hasMore } = search;
    if (status !== 'ready' || answered !== query) {
      return;
    }
    const former = wanted.current?.query === query ? wanted.current : undefined;
    if (former && page < former.page && hasMore) {
      loadMore();
      return;
    }
    wanted.current = undefined;
    if (former) {
      window.scrollTo({ top: former.top, behavior: 'instant' });
    }
    shown.current = { query, page };
  }, [query, search, loadMore]);
}
