import type { Settings } from '../../../site/settings.ts';
import { RetryError, type SearchClient } from '../shared/query.ts';
import { loadRecords } from './local/records.ts';

/** A client whose code and records are fetched when they are first needed. */
export interface LazySearchClient extends SearchClient {
  /** Fetches ahead what the first search will need. A failure is left to that search. */
  prepare(): void;
}

type Started = SearchClient & { prepare?(): Promise<void> };

async function start(settings: Settings['search']): Promise<Started> {
  if (settings.provider === 'hosted') {
    const { createHostedClient } = await import(
      /* webpackChunkName: "search-hosted" */ './hosted/index.ts'
    );
    return createHostedClient(settings);
  }
  const { createLocalClient } = await import(
    /* webpackChunkName: "search-local" */ './local/index.ts'
  );
  return createLocalClient(loadRecords);
}

/** The search client that the settings choose. */
export function createSearchClient(settings: Settings['search']): LazySearchClient {
  let starting: Promise<Started> | undefined;
  const client = async (): Promise<Started> => {
    starting ??= start(settings);
    try {
      return await starting;
    } catch (cause) {
      starting = undefined;
      console.error('Search: its code could not be loaded.', cause);
      throw new RetryError('The code of the search could not be loaded', { cause });
    }
  };
  return {
    prepare() {
      client()
        .then((started) => started.prepare?.())
        .catch(() => {});
    },
    async search(request) {
      return (await client()).search(request);
    },
  };
}
