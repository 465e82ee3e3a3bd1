import { liteClient } from 'algoliasearch/lite';
import type { HostedSearch } from '../../../../site/settings.ts';
import { clientHosts } from '../../shared/hosts.ts';

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
