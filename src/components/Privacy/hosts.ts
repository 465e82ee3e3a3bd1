import type { Settings } from '@site/site/settings';
import { queryOrigins } from '../../../plugins/search/shared/hosts';

/** A third-party host that a reader's browser contacts. */
export interface ContactedHost {
  readonly host: string;
  readonly when: string;
  readonly receives: string;
}

/** The settings that name other hosts. */
export type HostSettings = Pick<Settings, 'imageHost' | 'analytics' | 'maths' | 'search'>;

const NO_ANSWER = 'the host of the search does not answer';

/**
 * The hosts that a reader's browser contacts with the site's settings.
 *
 * @returns one entry per host and reason; empty if everything comes from the site itself
 */
export function contactedHosts(settings: HostSettings): readonly ContactedHost[] {
  const { imageHost, analytics, maths, search } = settings;
  const searchHosts = search.provider === 'hosted' ? queryOrigins(search) : [];
  const addresses: readonly (readonly [address: string, when: string, receives: string])[] = [
    [imageHost, 'a page shows a picture', 'the name of the picture'],
    [maths.href, 'a page shows a formula', 'the name of the stylesheet and its fonts'],
    ...searchHosts.map((origin, at) => {
      const when = at === 0 ? 'you open the search and type' : NO_ANSWER;
      return [origin, when, 'what you type'] as const;
    }),
    [analytics?.script ?? '', 'you open a page', 'the address of the page, without a cookie'],
  ];
  return addresses
    .filter(([address]) => URL.canParse(address))
    .map(([address, when, receives]) => ({ host: new URL(address).host, when, receives }));
}
