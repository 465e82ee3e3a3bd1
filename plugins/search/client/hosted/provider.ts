import { liteClient } from 'algoliasearch/lite';
import type { HostedSearch } from '../../../../site/settings.ts';
import { clientHosts } from '../../shared/hosts.ts';

/** How long the provider may take, in milliseconds. Its client allows more after a host was too slow. */
export const TIMEOUTS = { connect: 1_000, read: 2_000, write: 30_000 } as const;

/**
 * The provider's own client for queries and recommendations, which asks the next host when one is
 * silent or broken. Recommendations are a call it offers; no part of the interface makes it.
 */
export function createProvider(settings: HostedSearch) {
  const hosts = clientHosts(settings);
  return liteClient(settings.appId, settings.apiKey, {
    timeouts: TIMEOUTS,
    ...(hosts !== undefined && { hosts }),
  });
}
