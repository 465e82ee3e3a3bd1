/**
 * What a path may begin with so that its remainder could be read as the name of another host: browsers take a backslash
 * for a slash, and remove tabs and line breaks.
 *
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
const BEGINNINGS = [
  '%5C',
  '%5c%5C',
  '\\',
  '/',
  '//',
  '%2F',
  '/%5C',
  '%5C/',
  '%2f%5C',
  './/',
  '%2e/%5c',
  'docs/..//',
  'docs/%2e%2e/%5C',
  '%09/',
  '%0A/',
  '%0D%5C',
  '%20/',
  '@',
];

/** How such a path may go on so that a rule redirects it. */
const ENDS = ['', '/', '.html', '/index.html', '//docker/', '/DOCKER.HTML', '.html?//example.org'];

/** Paths that look as if they led to another host, below a base path and beside it. */
export const hostLikePaths = (base: string): readonly string[] =>
  [...new Set([base, base.slice(0, -1), '/'])]
    .flatMap((start) =>
      BEGINNINGS.flatMap((beginning) => ENDS.map((end) => `${start}${beginning}example.org${end}`)),
    )
    .filter((path) => path.startsWith('/'));
