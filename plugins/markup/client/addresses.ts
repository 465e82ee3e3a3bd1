/** The target of a link within the site: a path or an anchor, but no other host. */
const TARGET = /(?<=<a [^>]*href=")(?:#|\/(?!\/))[^"]*/g;

/** An element's id. Text in HTML may also say ` id="`, but not after a tag that's still open. */
const ANCHOR = /(?<=<[^>]* id=")[^"]*/g;

/**
 * Replaces the targets of links within the site.
 *
 * @param html - with double quotes around attributes, as the build writes it
 */
export const withAddresses = (html: string, addressOf: (target: string) => string): string =>
  html.replace(TARGET, addressOf);

/** The ids of the elements in HTML. */
export const anchorsIn = (html: string): readonly string[] =>
  [...html.matchAll(ANCHOR)].map(([anchor]) => anchor);
