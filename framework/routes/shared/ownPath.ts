import { applyTrailingSlash } from '@docusaurus/utils-common';

/** The settings that decide about a path. */
interface Paths {
  readonly baseUrl: string;
  readonly trailingSlash: boolean | undefined;
}

/** Capital letters, but not those of escapes, such as `%C3`. */
const CAPITALS = /(?<!%.?)[A-Z]+/g;

/** The end of a page's file that isn't in its address. */
const FILE_END = /(?:\/index(?:\.html)?|\.html)\/?$/;

/**
 * The path of the page that a path leads to, by the same rules as on the server (release/publish): without
 * capital letters, `.html`, and `/index.html`, and with or without a slash at the end, as the settings say.
 *
 * @param pathname - of a URL, with the base URL; another site's stays as it is
 */
export function ownPath(pathname: string, { baseUrl, trailingSlash }: Paths): string {
  if (!pathname.startsWith(baseUrl)) {
    return pathname;
  }
  const below = pathname.slice(baseUrl.length - 1).replace(CAPITALS, (name) => name.toLowerCase());
  const bare = below.replace(FILE_END, '');
  return bare === ''
    ? baseUrl
    : applyTrailingSlash(baseUrl.slice(0, -1) + bare, { baseUrl, trailingSlash });
}
