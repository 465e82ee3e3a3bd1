import type { ChunkNames } from '../shared/directory.ts';
import { readRegistry, requestOf } from './registry.ts';
import { type SplitSidebars, splitSidebars } from './sidebars.ts';
import { nameOf, namesIn, readTable, type SplitTable, splitTable } from './table.ts';

/** What the framework has generated of the routes, where each page names its sidebar. */
export interface RouteTables extends Pick<SplitSidebars, 'files' | 'replaced'> {
  readonly table: SplitTable;
  /** Code of the entries, by the names of their chunks. */
  readonly registry: ReadonlyMap<string, string>;
  /** By {@link nameOf} the routes. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** What is imported of modules of a line each, which would be a request of its own for each page. */
  readonly shared: readonly string[];
}

/** Where the framework has the chunk that says whose a route is. */
const CONTEXT = '__context';

/** How imports of generated files begin. */
const GENERATED = '@generated/';

/**
 * Reads the framework's tables, and has each page need the chunk of its sidebar.
 *
 * @param read - gives the text of a generated file
 * @param baseUrl - of the site
 * @param folder - of the modules that are to be written, among the generated files
 * @throws Error when the framework writes them in another way
 */
export function readTables(
  read: (name: string) => string,
  baseUrl: string,
  folder: string,
): RouteTables {
  const table = splitTable(readTable(read('routes.js')), baseUrl);
  const registry = readRegistry(read('registry.js'));
  const chunkNames: Record<string, ChunkNames> = JSON.parse(read('routesChunkNames.json'));
  const pages = [...table.fixed, ...table.moved];
  const { files, replaced, entries, chunkOf } = splitSidebars({
    pages,
    registry,
    chunkNamesOf: (route) => chunkNames[nameOf(route)] ?? {},
    readModule: (request) => JSON.parse(read(request.slice(GENERATED.length))),
    folder: `${GENERATED}${folder}`,
  });
  const withSidebars = pages.flatMap((page): [string, ChunkNames][] => {
    const sidebar = chunkOf(page);
    const name = nameOf(page.route);
    return sidebar === undefined ? [] : [[name, { sidebar, ...chunkNames[name] }]];
  });
  const contexts = Object.values(chunkNames).flatMap(({ [CONTEXT]: context = {} }) =>
    namesIn({ context }),
  );
  return {
    table,
    registry: new Map([...registry, ...entries]),
    chunkNames: { ...chunkNames, ...Object.fromEntries(withSidebars) },
    files,
    replaced,
    shared: [
      ...replaced.keys(),
      ...new Set(contexts.map((name) => requestOf(registry.get(name) ?? ''))),
    ],
  };
}
