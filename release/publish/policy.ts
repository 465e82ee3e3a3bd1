import { createHash } from 'node:crypto';
import { queryOrigins } from '../../plugins/search/shared/hosts.ts';
import type { Settings } from '../../site/settings.ts';

/** The settings that name hosts that pages load from. */
export type HostSettings = Pick<Settings, 'imageHost' | 'analytics' | 'maths' | 'search'>;

/** Who may frame a page: nobody. It's a header of its own, because browsers ignore it in a `meta` element. */
export const FRAME_POLICY = "frame-ancestors 'none'";

/** For files that browsers show as documents, but that aren't pages: they run no scripts. */
export const FILE_POLICY = `default-src 'self' data:;script-src 'none';style-src 'unsafe-inline';${FRAME_POLICY}`;

/** For workers, which fetch files of the site. */
export const WORKER_POLICY = "default-src 'self'";

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
 * The Content-Security-Policy in a page. Directives equal to their fallback are omitted, because every page has it.
 *
 * Inline styles are allowed, because diagrams and formulas need them.
 *
 * @param inlineScripts - the content of each of the page's
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
  };
  return Object.entries(directives)
    .filter(([name, sources]) => !(BY_DEFAULT.has(name) && sources.join(' ') === "'self'"))
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join(';');
}
