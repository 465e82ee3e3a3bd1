import type { Settings } from '../../../site/settings.ts';
import { INDEX_FOLDER } from '../shared/format.ts';
import { RetryError, type SearchClient } from '../shared/query.ts';
import { createLocalClient } from './local/index.ts';

/** A client that loads its code and index on first use. */
export interface LazySearchClient extends SearchClient {
  /** Prefetches what the first search needs. That search reports any failure. */
  prepare(): void;
}

type Started = SearchClient & { prepare?(): Promise<void> };

async function start(settings: Settings['search'], baseUrl: string): Promise<Started> {
  if (settings.provider === 'hosted') {
    const { createHostedClient } = await import(
      /* webpackChunkName: "search-hosted" */ './hosted/index.ts'
    );
    return createHostedClient(settings);
  }
  return createLocalClient(new URL(`${baseUrl}${INDEX_FOLDER}/`, window.location.href).href);
}

/**
 * Creates the search client that the settings select.
 *
 * @param baseUrl - base path of the site, with a leading and a trailing slash
 */
function createSearchClient(settings: Settings['search'], baseUrl: string): LazySearchClient {
  let starting: Promise<Started> | undefined;
  const client = async (): Promise<Started> => {
    starting ??= start(settings, baseUrl);
    try {
      return await starting;
    } catch (cause) {
      starting = undefined;
      const message = 'Search: its code could not be loaded.';
      console.error(message, cause);
      throw new RetryError(message, { cause });
    }
  };
  return {
    prepare() {
      client()
        .then((started) => started.prepare?.())
        .catch(() => {});
    },
    async search(request, onFirst) {
      return (await client()).search(request, onFirst);
    },
  };
}

let client: LazySearchClient | undefined;

/** The site's search client, shared so that its index is loaded once. */
export function searchClient(settings: Settings['search'], baseUrl: string): LazySearchClient {
  client ??= createSearchClient(settings, baseUrl);
  return client;
}
