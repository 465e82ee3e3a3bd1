import { liteClient } from 'algoliasearch/lite';
import type { HostedSearch } from '../../../../site/settings.ts';
import { RetryError, type SearchClient, type SearchResult } from '../../shared/query.ts';

/** How long the provider may take, in milliseconds. */
export const TIMEOUTS = { connect: 1_000, read: 2_000, write: 30_000 } as const;

/** A client that asks the hosted provider. */
export function createHostedClient({ appId, apiKey }: HostedSearch): SearchClient {
  const provider = liteClient(appId, apiKey, { timeouts: TIMEOUTS });
  return {
    async search({ requests }) {
      try {
        const { results } = await provider.search<SearchResult>({
          requests: [...requests] as never,
        });
        return { results: results as unknown as readonly SearchResult[] };
      } catch (cause) {
        console.error('Search: the hosted provider gave no answer.', cause);
        throw new RetryError('The hosted search provider gave no answer', { cause });
      }
    },
  };
}
