import type { ChunkNames } from '../shared/directory.ts';
import { readRegistry, requestOf } from './registry.ts';
import { type SplitSidebars, splitSidebars } from './sidebars.ts';
import { nameOf, namesIn, readTable, type SplitTable, splitTable } from './table.ts';

/** The framework's generated tables, with each page's sidebar added. */
export interface RouteTables extends Pick<SplitSidebars, 'files' | 'replaced'> {
  readonly table: SplitTable;
  /** Code of the entries, by chunk name. */
  readonly registry: ReadonlyMap<string, string>;
  /** By the {@link nameOf} each route. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** Requests of one-line modules, which would otherwise cost each page a request. */
  readonly shared: readonly string[];
}

/** Where the framework keeps the chunk that names a route's plugin. */
const CONTEXT = '__context';

/** Prefix of imports of generated files. */
const GENERATED = '@generated/';

/**
 * Reads the framework's tables, and makes each page require the chunk of its sidebar.
 *
 * @param read - reads a generated file
 * @param baseUrl - of the site
 * @param folder - for the modules to write, among the generated files
 * @throws Error if the format is unknown
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
