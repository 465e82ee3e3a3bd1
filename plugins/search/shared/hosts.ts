import type { HostedSearch } from '../../../site/settings.ts';

/** The part of the settings that names hosts. */
type HostSettings = Pick<HostedSearch, 'appId' | 'hosts'>;

/**
 * Origins that queries go to: the first one answers, the others take over when it does not.
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

/** Hosts in the form of the provider's clients; undefined where their own ones are to be used. */
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

/** Version of the provider's client, which is in the key of what it keeps in a browser. */
export const CLIENT_VERSION = '5.64.0';

/** Key in the local storage under which the provider's client keeps which of its hosts did not answer. */
export function silentHostsKey({ appId }: HostSettings): string {
  return `algolia-client-js-${CLIENT_VERSION}-${appId}`;
}
