import type { Settings } from '../../../site/settings.ts';
import { INDEX_FOLDER } from '../shared/files/format.ts';
import type { SearchClient } from '../shared/query.ts';
import { loadedOnce } from './loadedOnce.ts';

/** A client whose code and index are fetched when they are first needed. */
export interface LazySearchClient extends Required<SearchClient> {
  /** Fetches ahead what the first search will need. A failure is left to that search. */
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
  const { createLocalClient } = await import(
    /* webpackChunkName: "search-local" */ './local/index.ts'
  );
  return createLocalClient(new URL(`${baseUrl}${INDEX_FOLDER}/`, window.location.href).href);
}

/**
 * The search client that the settings choose.
 *
 * @param baseUrl - path that the site is served under; starts and ends with a slash
 */
export function createSearchClient(
  settings: Settings['search'],
  baseUrl: string,
): LazySearchClient {
  const client = loadedOnce(() => start(settings, baseUrl), 'its code');
  return {
    prepare() {
      client()
        .then((started) => started.prepare?.())
        .catch(() => {});
    },
    async search(request, onFirst) {
      return (await client()).search(request, onFirst);
    },
    shown() {
      client()
        .then((started) => started.shown?.())
        .catch(() => {});
    },
  };
}
