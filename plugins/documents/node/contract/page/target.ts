/** The target of a link, judged only by its URL. */
export type Target =
  /** An anchor on the same page. */
  | { readonly kind: 'anchor' }
  /** A path on the site, without query and fragment, such as `/docker`. */
  | { readonly kind: 'internal'; readonly path: string }
  /** A URL on the site that includes its host. */
  | { readonly kind: 'own-host'; readonly path: string }
  /** A file, or a path that's relative to the current page. */
  | { readonly kind: 'relative' }
  /** An external page over HTTPS; also `mailto:`, `tel:`, and files of the site itself. */
  | { readonly kind: 'external' }
  /** An external page over any other protocol. */
  | { readonly kind: 'insecure' };

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** `pathname:` is the framework's prefix for links to files of the site that aren't pages. */
const SAFE_SCHEMES = ['https:', 'mailto:', 'tel:', 'pathname:'];

/**
 * Classifies the target of a link.
 *
 * @param url - as written
 * @param origin - origin of the site, such as `https://library.example.org`
 */
export function targetOf(url: string, origin: string): Target {
  if (url.startsWith('#')) {
    return { kind: 'anchor' };
  }
  if (url.startsWith('//')) {
    return { kind: 'insecure' };
  }
  const scheme = SCHEME.exec(url)?.[0].toLowerCase();
  if (scheme !== undefined) {
    if (URL.canParse(url) && new URL(url).host === new URL(origin).host) {
      return { kind: 'own-host', path: new URL(url).pathname };
    }
    return { kind: SAFE_SCHEMES.includes(scheme) ? 'external' : 'insecure' };
  }
  const path = url.replace(/[?#].*$/s, '');
  return !path.startsWith('/') || /\.mdx?$/.test(path)
    ? { kind: 'relative' }
    : { kind: 'internal', path };
}
