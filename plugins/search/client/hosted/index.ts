import type { HostedSearch } from '../../../../site/settings.ts';
import { RetryError, type SearchClient } from '../../shared/query.ts';
import { createProvider } from './provider.ts';
import { requestOf } from './request.ts';
import { resultsOf } from './response.ts';

/**
 * A client that asks the hosted provider.
 *
 * Whatever goes wrong is one failure to the reader; the console is told which it was.
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
        // What could not be read would be given again to the same query.
        await provider.clearCache();
        const reason = cause instanceof Error ? cause.message : String(cause);
        const message = `Search: the hosted provider gave no answer that can be used: ${reason}`;
        console.error(message);
        throw new RetryError(message, { cause });
      }
    },
  };
}
