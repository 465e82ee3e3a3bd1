import { type GeneratedRoute, nameOf, namesIn } from '../../routes/node/table.ts';
import type { RouteTables } from '../../routes/node/tables.ts';
import { keyOf } from '../../routes/shared/directory.ts';

/** What makes a path a pattern for the router. */
const PATTERN = /[:*()+?\\]/;

/** Whether no address but its own leads to a route. */
const isOfOneAddress = ({ path, exact, routes }: GeneratedRoute): boolean =>
  exact === true && routes === undefined && !PATTERN.test(path);

/**
 * Finds the chunks that a single page asks the registry for.
 *
 * @returns keys of the pages' addresses, by the names of the chunks
 */
export function ownChunks({
  table,
  chunkNames,
}: Pick<RouteTables, 'table' | 'chunkNames'>): ReadonlyMap<string, string> {
  const pages = [...table.fixed, ...table.moved];
  const routes = new Set(pages.flatMap(({ route, above }) => [...above, route]));
  const users = new Map<string, GeneratedRoute[]>();
  for (const route of routes) {
    for (const name of new Set(namesIn(chunkNames[nameOf(route)] ?? {}))) {
      users.set(name, [...(users.get(name) ?? []), route]);
    }
  }
  return new Map(
    [...users].flatMap(([name, [route, ...others]]): [string, string][] =>
      route !== undefined && others.length === 0 && isOfOneAddress(route)
        ? [[name, keyOf(route.path)]]
        : [],
    ),
  );
}
