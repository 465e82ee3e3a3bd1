import { createHash } from 'node:crypto';
import { queryOrigins } from '../../../../plugins/search/shared/hosts.ts';
import type { Settings } from '../../../../site/settings.ts';

/** The settings that name hosts that pages load from. */
export type HostSettings = Pick<Settings, 'imageHost' | 'analytics' | 'maths' | 'search'>;

/** Directives that browsers ignore in a `meta` element. */
const HEADER_ONLY = /(?:^|;)frame-ancestors [^;]*/;

/**
 * Directives that fall back to `default-src`. Workers fall back to `script-src`, and their scripts always
 * come from the site.
 */
const BY_DEFAULT = new Set(['font-src', 'connect-src']);

/** Origin of an absolute URL, as a list; empty for a URL on the site itself. */
const originOf = (address: string): readonly string[] =>
  URL.canParse(address) ? [new URL(address).origin] : [];

/** The origins other than the site's own that a reader's browser contacts with these settings, by resource type. */
export function originsOf({ imageHost, analytics, maths, search }: HostSettings) {
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

/** A source expression that allows exactly one inline script. */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The site's Content-Security-Policy. It's sent with every page, so directives equal to their fallback are
 * omitted. It also says who may frame a page, which makes the older header unnecessary.
 *
 * Inline styles are allowed, because diagrams and formulas need them.
 *
 * @param inlineScripts - the content of each
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  settings: HostSettings,
): string {
  const { images, scripts, styles, fonts, connections } = originsOf(settings);
  const hashes = [...new Set(inlineScripts.map(hashSource))].sort();
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...scripts],
    'style-src': ["'self'", "'unsafe-inline'", ...styles],
    'font-src': ["'self'", ...fonts],
    'img-src': ["'self'", 'data:', ...images],
    'connect-src': ["'self'", ...connections],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .filter(([name, sources]) => !(BY_DEFAULT.has(name) && sources.join(' ') === "'self'"))
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join(';');
}

/** The part of a policy that works in a page's `meta` element, for hosts that send no headers. */
export function policyInPage(policy: string): string {
  return policy.replace(HEADER_ONLY, '');
}
