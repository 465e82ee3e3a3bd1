/** How much of a URL path has to match. */
interface Options {
  /** Match the entire path; otherwise more segments may follow. */
  readonly end: boolean;
  /** A trailing slash matters. */
  readonly strict: boolean;
}

const SPECIAL = /[.*+?^${}()|[\]\\/]/g;

/**
 * Replaces `path-to-regexp`, which the router uses to get the regular expression for a route's path. The
 * site's route paths are literal, except for the catch-all `*`. Matching is case-sensitive, as on the server:
 * for another case the server sends the not-found page, and the client has to keep it.
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
