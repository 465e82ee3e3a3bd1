import { queryOrigins } from '../../../../plugins/search/shared/hosts.ts';
import type { Settings } from '../../../../site/settings.ts';

/** The settings that name other hosts. */
export type HostSettings = Pick<Settings, 'imageHost' | 'analytics' | 'maths' | 'search'>;

/** Origins other than the site's own, by resource type. */
export interface Origins {
  readonly images: readonly string[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly connections: readonly string[];
}

/** Origin of an absolute URL, as a list; empty for a URL on the site itself. */
const originOf = (address: string): readonly string[] =>
  URL.canParse(address) ? [new URL(address).origin] : [];

/** The origins that a reader's browser contacts with these settings. */
export function originsOf({ imageHost, analytics, maths, search }: HostSettings): Origins {
  const formulas = originOf(maths.href);
  const counting = analytics === undefined ? [] : originOf(analytics.script);
  return {
    images: originOf(imageHost),
    scripts: counting,
    styles: formulas,
    // The stylesheet refers to its fonts by relative URLs.
    fonts: formulas,
    connections: [...(search.provider === 'hosted' ? queryOrigins(search) : []), ...counting],
  };
}
