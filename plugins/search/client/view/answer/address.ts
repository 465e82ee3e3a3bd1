/** How the addresses of hits become links. */
export interface AddressRules {
  /** Adds the base path of the site to a path without it. */
  readonly withBaseUrl: (path: string) => string;
  /** Regular expression. Hits whose URL matches lead to another site. */
  readonly externalUrlRegex?: string | undefined;
  /** A replacement of a regular expression in the paths of hits. */
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string } | undefined;
}

/** Stands for the site's own origin, which addresses must not leave. */
const OWN_ORIGIN = 'https://site.invalid';

const resolved = (text: string): URL | undefined =>
  URL.canParse(text, OWN_ORIGIN) ? new URL(text, OWN_ORIGIN) : undefined;

/** Whether a browser that's given this path of a URL stays on the host. */
const staysOnHost = (pathname: string): boolean =>
  resolved(pathname)?.origin === OWN_ORIGIN && !pathname.startsWith('//');

/**
 * Normalizes an address as a browser reads it, so that backslashes, dots, and line breaks can't hide another host.
 *
 * @returns path, query, and fragment; `undefined` if it leads to another host, or if the router can't decode it
 */
function ownAddress(text: string): string | undefined {
  const url = resolved(text);
  if (url?.origin !== OWN_ORIGIN) {
    return undefined;
  }
  const { pathname, search, hash } = url;
  try {
    // The router decodes paths before it makes links of them, and fragments before it scrolls there.
    decodeURIComponent(hash);
    return staysOnHost(pathname) && staysOnHost(decodeURI(pathname))
      ? pathname + search + hash
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a URL is a page's, and not a script's. */
const isOfPage = ({ protocol }: URL): boolean => /^https?:$/.test(protocol);

/** Whether an absolute URL leads to a site that the settings name. */
const isExternal = (url: URL, { externalUrlRegex }: AddressRules): boolean =>
  externalUrlRegex !== undefined &&
  isOfPage(url) &&
  new RegExp(externalUrlRegex, 'i').test(url.href);

/**
 * Maps the URL of a hit to the address of its link: a path of this site, or the URL of another site that the settings
 * name.
 *
 * @param url - absolute; it may come from a provider's index, which others may write to
 * @returns `undefined` if it can't be followed
 */
export function addressOf(url: string, rules: AddressRules): string | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !isOfPage(parsed)) {
    return undefined;
  }
  if (isExternal(parsed, rules)) {
    return parsed.href;
  }
  const { replaceSearchResultPathname: replace } = rules;
  const pathname = replace
    ? parsed.pathname.replaceAll(new RegExp(replace.from, 'g'), replace.to)
    : parsed.pathname;
  const own = ownAddress(pathname + parsed.search + parsed.hash);
  return own === undefined ? undefined : rules.withBaseUrl(own);
}

/** Whether a stored address, which may be anything, is one that {@link addressOf} returns. */
export function isAddress(text: string, rules: AddressRules): boolean {
  return URL.canParse(text)
    ? isExternal(new URL(text), rules)
    : ownAddress(text) === text && rules.withBaseUrl(text) === text;
}
