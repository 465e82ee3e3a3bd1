import type { HostedSearch } from '../../../site/settings.ts';

/** The part of the settings that names hosts. */
type HostSettings = Pick<HostedSearch, 'appId' | 'hosts'>;

/**
 * Origins for queries: the first is the default, the others are fallbacks.
 *
 * @see https://www.algolia.com/doc/guides/scaling/servers-clusters for the provider's own
 */
export function queryOrigins({ appId, hosts }: HostSettings): readonly string[] {
  return (
    hosts ?? [
      `https://${appId}-dsn.algolia.net`,
      ...[1, 2, 3].map((replica) => `https://${appId}-${replica}.algolianet.com`),
    ]
  );
}

/** Hosts in the form that the provider's clients expect; undefined to use the provider's own. */
export function clientHosts({ hosts }: HostSettings) {
  return hosts?.map((origin) => {
    const { protocol, host } = new URL(origin);
    return {
      url: host,
      accept: 'readWrite' as const,
      protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    };
  });
}

/** Version of the provider's client, which is part of the key of the data it stores in the browser. */
export const CLIENT_VERSION = '5.64.0';

/** The `localStorage` key under which the provider's client stores which of its hosts didn't respond. */
export function silentHostsKey({ appId }: HostSettings): string {
  return `algolia-client-js-${CLIENT_VERSION}-${appId}`;
}
