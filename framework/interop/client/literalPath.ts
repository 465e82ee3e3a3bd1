/** How much of an address a path has to be. */
interface Options {
  /** The whole of it; otherwise the address may go on behind a slash. */
  readonly end: boolean;
  /** A slash at the end counts. */
  readonly strict: boolean;
}

const SPECIAL = /[.*+?^${}()|[\]\\/]/g;

/**
 * Stands for `path-to-regexp`, of which the router asks this: the expression that finds a route's path in an
 * address. The paths of the site's routes are literal, but for the `*` that finds all others. They are found in
 * their own case only, as by the server: the page that it sends for another one is the not-found page, and stays it.
 */
export default function literalPath(
  path: string,
  _keys: readonly unknown[],
  { end, strict }: Options,
): RegExp {
  const bare = strict ? path : path.replace(/\/$/, '');
  const literal = path === '*' ? '.*' : bare.replace(SPECIAL, '\\$&');
  const slash = strict ? '' : '(?:/(?=$))?';
  const rest = end ? '$' : strict && path.endsWith('/') ? '' : '(?=/|$)';
  return new RegExp(`^${literal}${slash}${rest}`);
}
