import { queryOrigins } from '../../../../plugins/search/shared/hosts.ts';
import type { Settings } from '../../../../site/settings.ts';

/** The settings that name other hosts. */
export type HostSettings = Pick<Settings, 'imageHost' | 'analytics' | 'maths' | 'search'>;

/** Origins other than the site's own, by what a page takes from them. */
export interface Origins {
  readonly images: readonly string[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly connections: readonly string[];
}

/** Origin of an absolute address, in a list; none for one on the site itself. */
const originOf = (address: string): readonly string[] =>
  URL.canParse(address) ? [new URL(address).origin] : [];

/** The origins that the settings make a reader's browser contact. */
export function originsOf({ imageHost, analytics, maths, search }: HostSettings): Origins {
  const formulas = originOf(maths.href);
  const counting = analytics === undefined ? [] : originOf(analytics.script);
  return {
    images: originOf(imageHost),
    scripts: counting,
    styles: formulas,
    // The stylesheet names its fonts beside itself.
    fonts: formulas,
    connections: [...(search.provider === 'hosted' ? queryOrigins(search) : []), ...counting],
  };
}
