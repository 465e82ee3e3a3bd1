import type { Settings } from '@site/site/settings';
import { queryOrigins } from '../../plugins/search/shared/hosts';

/** The settings that name other hosts. */
export type HostSettings = Pick<Settings, 'imageHost' | 'analytics' | 'maths' | 'search'>;

/** A third-party host that a reader's browser contacts. */
type ContactedHost = readonly [host: string, when: string, receives: string];

/**
 * The hosts that a reader's browser contacts with the site's settings.
 *
 * @returns one entry per host and reason; empty if everything comes from the site itself
 */
export function contactedHosts(settings: HostSettings): readonly ContactedHost[] {
  const { imageHost, analytics, maths, search } = settings;
  const origins = search.provider === 'hosted' ? queryOrigins(search) : [];
  const addresses: readonly ContactedHost[] = [
    [imageHost, 'a page shows a picture', 'the name of the picture'],
    [maths.href, 'a page shows a formula', 'the name of the stylesheet and its fonts'],
    ...origins.map((origin, index): ContactedHost => {
      const when =
        index === 0 ? 'you open the search and type' : 'the host of the search does not answer';
      return [origin, when, 'what you type'];
    }),
    [analytics?.script ?? '', 'you open a page', 'the address of the page, without a cookie'],
  ];
  return addresses
    .filter(([address]) => URL.canParse(address))
    .map(([address, when, receives]) => [new URL(address).host, when, receives]);
}
