import { PLACE_ATTRIBUTE, SCRIPTS_ATTRIBUTE } from '../shared/protocol.ts';

/** What hosts may append to the path of a page, besides a slash. */
const ENDINGS = '(/index)?(.html)?/?$';

/** The not-found page of a locale, which hosts serve at any path. */
const NOT_FOUND = /^(?:.*\/)?404\.html$/;

const escaped = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The pattern of the paths at which a page may be served, for the inline script.
 *
 * @param file - the page's file below the build
 */
export function placeOf(file: string, baseUrl: string): string {
  if (NOT_FOUND.test(file)) {
    return '';
  }
  const path = `${baseUrl}${file}`.replace(/(?:\/index)?\.html$/, '');
  // As browsers report it.
  return `^${escaped(new URL(path, 'https://example.org').pathname.replace(/\/$/, ''))}${ENDINGS}`;
}

/**
 * Tells the inline script of a page where the page belongs.
 *
 * @param file - the page's file below the build
 * @returns where to insert what into its HTML; nothing if it has no inline script, like a page that redirects
 */
export function placeAttribute(
  { file, html }: { readonly file: string; readonly html: string },
  baseUrl: string,
) {
  const at = html.indexOf(` ${SCRIPTS_ATTRIBUTE}=`);
  return at === -1 ? [] : [{ at, text: ` ${PLACE_ATTRIBUTE}="${placeOf(file, baseUrl)}"` }];
}
