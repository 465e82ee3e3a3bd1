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

/** Host of an absolute URL; `undefined` for a URL on the site itself. */
const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host : undefined;

/**
 * The hosts that a reader's browser contacts with the site's settings.
 *
 * @returns one entry per host and reason; empty if everything comes from the site itself
 */
export function contactedHosts({
  imageHost,
  analytics,
  maths,
  search,
}: HostSettings): readonly ContactedHost[] {
  const images = hostOf(imageHost);
  const formulas = hostOf(maths.href);
  return [
    ...(images === undefined
      ? []
      : [{ host: images, when: 'a page shows a picture', receives: 'the name of the picture' }]),
    ...(formulas === undefined
      ? []
      : [
          {
            host: formulas,
            when: 'a page shows a formula',
            receives: 'the name of the stylesheet and its fonts',
          },
        ]),
    ...(search.provider === 'hosted'
      ? queryOrigins(search).map((origin, at) => ({
          host: new URL(origin).host,
          when: at === 0 ? 'you open the search and type' : NO_ANSWER,
          receives: 'what you type',
        }))
      : []),
    ...(analytics === undefined
      ? []
      : [
          {
            host: new URL(analytics.script).host,
            when: 'you open a page',
            receives: 'the address of the page, without a cookie',
          },
        ]),
  ];
}
