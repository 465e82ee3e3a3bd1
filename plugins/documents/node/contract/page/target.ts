/** Where a link leads, as far as its own text says. */
export type Target =
  /** A place on the same page. */
  | { readonly kind: 'anchor' }
  /** An address of the site, without query and anchor, such as `/docker`. */
  | { readonly kind: 'internal'; readonly path: string }
  /** An address of the site that names its host. */
  | { readonly kind: 'own-host'; readonly path: string }
  /** A file, or an address that depends on the page it is on. */
  | { readonly kind: 'relative' }
  /** A page elsewhere, over https; also mail, telephone, and files of the site itself. */
  | { readonly kind: 'external' }
  /** A page elsewhere, over anything else. */
  | { readonly kind: 'insecure' };

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** `pathname:` is the framework's way to link to a file of the site that is not a page. */
const SAFE_SCHEMES = ['https:', 'mailto:', 'tel:', 'pathname:'];

/**
 * Says where a link leads.
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
