const SPECIAL = /[.*+?^${}()|[\]\\/]/g;

/**
 * Replaces `path-to-regexp`, which the router uses to get the regular expression for a route's path. The
 * site's route paths are literal, except for the catch-all `*`. Matching is case-sensitive, as on the server:
 * for another case the server sends the not-found page, and the client has to keep it. Trailing slashes are
 * optional: nothing asks the router for strict matching.
 *
 * @param options - `end` if the entire path has to match; otherwise more segments may follow
 */
export default function literalPath(
  path: string,
  _keys: readonly unknown[],
  { end }: { readonly end: boolean },
): RegExp {
  const literal = path === '*' ? '.*' : path.replace(/\/$/, '').replace(SPECIAL, '\\$&');
  return new RegExp(`^${literal}(?:/(?=$))?${end ? '$' : '(?=/|$)'}`);
}
