import { DIRECTORY_FOLDER } from '../../framework/routes/shared/directory.ts';
import type { Headers, ServingTable } from './table.ts';

/** The response to a path: a redirect, or the first of these files below the build that exists. */
export type Route =
  | { readonly redirect: string }
  | { readonly files: readonly string[]; readonly headers: Headers };

/** Turns a path in which `*` matches any characters into a regular expression. */
export function pathPattern(path: string): string {
  return `^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`;
}

/** The route directory, but not its compressed copies: a newer one may have none. */
const DIRECTORY = new RegExp(pathPattern(`/${DIRECTORY_FOLDER}/*.json`));

/** The canonical form of a path below the base URL. */
function canonical({ redirects }: ServingTable, path: string): string {
  for (const { from, to } of redirects) {
    const match = new RegExp(from).exec(path);
    if (match !== null) {
      return to.replace('$1', () => match[1] ?? '');
    }
  }
  return path;
}

/** Where a decoded path below the base URL permanently redirects to; `undefined` if it doesn't. */
export function redirectOf(table: ServingTable, path: string): string | undefined {
  // A redirect to a path that begins with two slashes would go to another host.
  const merged = path.replace(/\/{2,}/g, '/');
  const page = canonical(table, merged.toLowerCase());
  const target = table.pages.includes(page) ? page : canonical(table, merged);
  return target === path ? undefined : target;
}

/** The headers of a path below the base URL. */
export function headersOf({ headers }: ServingTable, path: string): Headers {
  const matching = headers.filter((rule) => new RegExp(pathPattern(rule.path)).test(path));
  return matching.reduce<Headers>((before, { headers: given, without = [] }) => {
    const kept = Object.entries(before).filter(([name]) => !without.includes(name));
    return { ...Object.fromEntries(kept), ...given };
  }, {});
}

/**
 * Whether open pages may still request a file after another release goes live: it has a content hash in its path, or
 * it's the route directory.
 */
export const isKept = (table: ServingTable, path: string): boolean =>
  headersOf(table, path)['Cache-Control']?.includes('immutable') || DIRECTORY.test(path);

/** The headers of responses without a file of their own: redirects, the not-found page. */
export const plainHeadersOf = (table: ServingTable): Headers => headersOf(table, '/');

/** Whether a path below the base URL gets a not-found response even if a file exists. */
export function isHidden({ hidden }: ServingTable, path: string): boolean {
  return hidden.some((pattern) => new RegExp(pattern).test(path));
}

/** A redirect to such a path stays on this host: browsers read two slashes, or backslashes, before the name of another. */
const ON_THIS_HOST = /^\/(?![/\\])/;

/** Gets the response to a request's path, which is decoded, from the root of the host. */
export function routeOf(table: ServingTable, pathname: string): Route {
  const { baseUrl, endings } = table;
  if (`${pathname}/` === baseUrl) {
    return { redirect: baseUrl };
  }
  const path = pathname.slice(baseUrl.length - 1);
  if (!pathname.startsWith(baseUrl) || isHidden(table, path)) {
    return { files: [], headers: plainHeadersOf(table) };
  }
  const target = redirectOf(table, path);
  if (target === undefined) {
    return { files: endings.map((ending) => path + ending), headers: headersOf(table, path) };
  }
  const redirect = `${baseUrl}${target.slice(1)}`;
  return ON_THIS_HOST.test(redirect) ? { redirect } : { files: [], headers: plainHeadersOf(table) };
}
