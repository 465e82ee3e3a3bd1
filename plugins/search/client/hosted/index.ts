import { liteClient } from 'algoliasearch/lite';
import type { HostedSearch } from '../../../../site/settings.ts';
import { clientHosts } from '../../shared/hosts.ts';
import {
  RetryError,
  type SearchClient,
  type SearchQuery,
  type SearchResult,
} from '../../shared/query.ts';
import { LEVELS, type SearchRecord } from '../../shared/record.ts';
import { PROVIDER_MARK, resultOf } from './response.ts';

/** The provider's time limits, in milliseconds. Its client raises them after a timeout. */
export const TIMEOUTS = { connect: 1_000, read: 2_000, write: 30_000 } as const;

/**
 * Creates the provider's own client for queries and recommendations. It tries the next host when one is unreachable or
 * fails. The interface never requests recommendations.
 */
export function createProvider(settings: HostedSearch) {
  const hosts = clientHosts(settings);
  return liteClient(settings.appId, settings.apiKey, {
    timeouts: TIMEOUTS,
    ...(hosts !== undefined && { hosts }),
  });
}

/** Parameters of every query. They match the provider's documentation search. */
const ASKED = {
  attributesToRetrieve: [
    ...LEVELS.map((level) => `hierarchy.${level}`),
    'content',
    'type',
    'url',
    'language',
    'docusaurus_tag',
    'isRow',
  ],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:24'],
  snippetEllipsisText: '…',
  clickAnalytics: false,
} as const;

/**
 * Builds the request for a query. The site's filters apply in addition to those for the reader's language and version.
 */
function requestOf(query: SearchQuery, parameters: HostedSearch['searchParameters'] = {}) {
  return {
    ...ASKED,
    ...parameters,
    ...query,
    facetFilters: [query.facetFilters, parameters.facetFilters ?? []].flat(),
    highlightPreTag: PROVIDER_MARK.before,
    highlightPostTag: PROVIDER_MARK.after,
  };
}

/**
 * Creates a client that queries the hosted provider.
 *
 * Every failure looks the same to the reader; the console shows the cause.
 */
export function createHostedClient(settings: HostedSearch): SearchClient {
  const provider = createProvider(settings);
  return {
    async search({ requests }) {
      try {
        const { results } = await provider.search<SearchRecord>({
          requests: requests.map((query) => requestOf(query, settings.searchParameters)) as never,
        });
        return {
          results: requests.map((query, at) =>
            resultOf(results[at] as SearchResult | undefined, query),
          ),
        };
      } catch (cause) {
        // Otherwise, the provider's client would return the same unreadable response for this query from its cache.
        await provider.clearCache();
        const reason = cause instanceof Error ? cause.message : String(cause);
        const message = `Search: the hosted provider gave no answer that can be used: ${reason}`;
        console.error(message);
        throw new RetryError(message, { cause });
      }
    },
  };
}
