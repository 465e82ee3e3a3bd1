import type { HostedSearch } from '../../../../site/settings.ts';
import { RetryError, type SearchClient } from '../../shared/query.ts';
import { createProvider } from './provider.ts';
import { requestOf } from './request.ts';
import { resultsOf } from './response.ts';

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
        const response: unknown = await provider.search({
          requests: requests.map((query) => requestOf(query, settings.searchParameters)) as never,
        });
        return { results: resultsOf(response, requests) };
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
