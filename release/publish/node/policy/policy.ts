import { createHash } from 'node:crypto';
import type { Origins } from './origins.ts';

/** A source expression that allows one inline script and no other. */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Directives that browsers do not read in a page's own `meta`. */
const HEADER_ONLY = /(?:^|;)frame-ancestors [^;]*/;

/**
 * Directives in whose place browsers read `default-src` where they are not there. For workers, whose scripts come
 * from the site in any case, they read `script-src`.
 */
const BY_DEFAULT = new Set(['font-src', 'connect-src']);

/**
 * The Content-Security-Policy of the site, which travels with every page: a directive is left out where it would
 * say what is read in its place. It also says who may frame a page, so that no older header has to.
 *
 * Styles may be inline: diagrams and formulas come with them.
 *
 * @param inlineScripts - the text of each script that is in the pages
 * @param origins - other hosts that pages take something from
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(
  inlineScripts: Iterable<string>,
  { images, scripts, styles, fonts, connections }: Origins,
): string {
  const hashes = [...new Set([...inlineScripts].map(hashSource))].sort();
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

/** The part of a policy that a page can carry by itself, for hosts that send no headers. */
export function policyInPage(policy: string): string {
  return policy.replace(HEADER_ONLY, '');
}
