import { useAlgoliaContextualFacetFilters } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { searchClient } from '@site/plugins/search/client';
import type { SearchQuery, SearchResult } from '@site/plugins/search/shared/query';
import type { Settings } from '@site/site/settings';
import { startTransition, useEffect, useMemo, useReducer, useRef } from 'react';
import { addressOf } from './answer/address';
import { useAddressRules } from './answer/addressRules';
import { MARK } from './answer/hitTexts';
import { initialSearch, type Search, searchReducer } from './searchState';

/** Milliseconds to wait before telling the reader that a search is in progress. */
const STALL_THRESHOLD_MS = 300;

type Ask = (
  query: Pick<SearchQuery, 'query' | 'page' | 'hitsPerPage'> & Partial<SearchQuery>,
  onFirst?: (result: SearchResult) => void,
) => Promise<SearchResult>;

/** Sends a query to the site's client, filtered by the reader's language and version. */
export function useAsk(): Ask {
  const { customFields, themeConfig, baseUrl } = useDocusaurusContext().siteConfig;
  const settings = customFields?.search as Settings['search'];
  const { indexName } = themeConfig.algolia as { indexName: string };
  // The theme creates a new list on each render.
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());
  return useMemo(
    () => async (query, onFirst) => {
      const asked: SearchQuery = {
        indexName,
        facetFilters: JSON.parse(filters),
        highlightPreTag: MARK.before,
        highlightPostTag: MARK.after,
        ...query,
      };
      const client = searchClient(settings, baseUrl);
      const { results } = await client.search({ requests: [asked] }, onFirst);
      const [result] = results;
      if (result === undefined) {
        throw new Error('The search client gave no result');
      }
      return result;
    },
    [settings, baseUrl, indexName, filters],
  );
}

/**
 * Searches as the query changes. A late response to an earlier query is ignored. The hits have the addresses of their
 * links; those that can't be followed are left out.
 *
 * @returns the search, a function that loads the next page of hits, and one that retries
 */
export function useSearch(
  query: string,
  hitsPerPage: number,
): [search: Search, loadMore: () => void, retry: () => void] {
  const ask = useAsk();
  const [found, dispatch] = useReducer(searchReducer, initialSearch);
  const generation = useRef(0);

  const run = useMemo(
    () => (asked: string, page: number) => {
      generation.current += 1;
      const own = generation.current;
      const tell = (event: Parameters<typeof dispatch>[0]) => {
        if (own === generation.current) {
          dispatch(event);
        }
      };
      if (asked.trim() === '') {
        tell({ type: 'cleared' });
        return;
      }
      tell({ type: 'asked' });
      const stall = setTimeout(() => tell({ type: 'stalled' }), STALL_THRESHOLD_MS);
      // Renders many hits in several short tasks, so that keystrokes get through.
      const show = (type: 'begun' | 'answered') => (result: SearchResult) =>
        startTransition(() => tell({ type, result }));
      ask({ query: asked, page, hitsPerPage }, show('begun'))
        .then(show('answered'), () => tell({ type: 'failed' }))
        .finally(() => clearTimeout(stall));
    },
    [ask, hitsPerPage],
  );

  useEffect(() => {
    run(query, 0);
    return () => {
      generation.current += 1;
    };
  }, [run, query]);

  const rules = useAddressRules();
  const search = useMemo(() => {
    const hits = found.hits.flatMap((hit) => {
      const url = addressOf(hit.url, rules);
      return url === undefined ? [] : [{ ...hit, url }];
    });
    const { computed } = found;
    const source = computed && addressOf(computed.url, rules);
    return {
      ...found,
      hits,
      computed: computed && source !== undefined ? { ...computed, url: source } : undefined,
    };
  }, [found, rules]);
  return [search, () => run(query, search.page + 1), () => run(query, 0)];
}
