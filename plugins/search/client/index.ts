import type { Settings } from '../../../site/settings.ts';
import type { SearchClient } from '../shared/query.ts';
import { loadedOnce } from './loadedOnce.ts';
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
  const client = loadedOnce(() => start(settings), 'its code');
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
