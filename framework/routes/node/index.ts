import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';
import { type Replacement, replaceModules } from '../../replaceModule.ts';
import {
  type ChunkNames,
  type Directory,
  type DirectoryRoute,
  routeKey,
} from '../shared/directory.ts';
import { type BundledModules, DirectoryPlugin, DOCUMENTS_CHUNK } from './directoryPlugin.ts';
import {
  documentsByPath,
  type GlobalData,
  namedDocuments,
  shortVersion,
  withoutDocuments,
} from './docsData.ts';
import {
  type MovedRoute,
  nameOf,
  namesIn,
  readRegistry,
  readRoutes,
  registryCode,
  routesCode,
  splitRoutes,
} from './generated.ts';

/** What a plugin passes to the bundler. */
type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const CLIENT = fileURLToPath(new URL('../client', import.meta.url));

/** Modules of the framework's client, and of its router, that ours replace. */
const REPLACEMENTS: readonly Replacement[] = [
  ...['preload', 'docusaurus', 'PendingNavigation'].map((name) => ({
    request: new RegExp(`^\\./${name}$`),
    from: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]/,
    module: path.join(CLIENT, name),
  })),
  {
    request: /^history$/,
    from: /node_modules[\\/]react-router-dom[\\/]/,
    module: path.join(CLIENT, 'history'),
  },
];

/** Requests for the data of the docs plugin, which include the properties of its versions. */
const DOCS_DATA = /^@generated\/(docusaurus-plugin-content-docs\/.*)$/;

/** An import that makes the bundler create the documents' chunks. It's dropped because nothing uses it. */
const DOCUMENTS_IMPORT = `
export const documents = () => import(/* webpackChunkName: "${DOCUMENTS_CHUNK}" */ './documents.js');
`;

/** Chunk names by the names of routes. */
type NamesByRoute = Readonly<Record<string, ChunkNames>>;

/** The chunk names that only one route has, among those of the routes that leave the main bundle. */
function ownNames(namesByRoute: NamesByRoute, moved: readonly MovedRoute[]): ReadonlySet<string> {
  const uses = new Map<string, number>();
  for (const name of Object.values(namesByRoute).flatMap(namesIn)) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const names = moved.flatMap(({ route }) => namesIn(namesByRoute[nameOf(route)] ?? {}));
  return new Set(names.filter((name) => uses.get(name) === 1));
}

/** Lists the routes that leave the main bundle. */
function makeDirectory(
  moved: readonly MovedRoute[],
  namesByRoute: NamesByRoute,
  globalData: GlobalData,
  modules: BundledModules,
): Directory {
  const documentsAt = documentsByPath(globalData);
  const entries = moved.map(({ route, parent }): [string, DirectoryRoute] => {
    const { component: _component, exact: _exact, ...attributes } = route;
    const chunkNames = namesByRoute[nameOf(route)] ?? {};
    const own = namesIn(chunkNames).flatMap((name) => {
      const module = modules.get(name);
      return module ? [[name, module] as const] : [];
    });
    return [
      routeKey(route.path),
      [attributes, parent, chunkNames, Object.fromEntries(own), documentsAt(route.path)],
    ];
  });
  // Of two pages at one path, the first one wins, as in the router.
  return Object.fromEntries(entries.reverse());
}

/**
 * Keeps documents out of the main bundle, so that it doesn't grow with them. For each document, the framework
 * adds a route, a registry entry, an item of the global data, and two lines in the bundler's runtime. This
 * plugin moves them into a directory, which the browser fetches once the reader interacts with the page while a link
 * is in view, or is about to follow one.
 * Each page contains its own entry (pageData.ts). The development server is left unchanged.
 */
export function routesPlugin({ siteConfig, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'page-routes');
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  return {
    name: 'page-routes',
    configureWebpack(_config, isServer, utils: ConfigureWebpackUtils): Configuration {
      if (process.env.NODE_ENV === 'development') {
        return {};
      }
      mkdirSync(folder, { recursive: true });
      const alias: Record<string, string> = {};
      const configuration = {
        mergeStrategy: { 'resolve.alias': 'prepend' as const },
        resolve: { alias },
      };
      const registry = [...readRegistry(read('registry.js'))];
      for (const [name, request] of registry) {
        const file = DOCS_DATA.exec(request)?.[1];
        const short = file && shortVersion(read(file));
        if (short) {
          alias[`${request}$`] = write(`${name}.json`, short);
        }
      }
      if (isServer) {
        return configuration;
      }

      const { kept, moved, renamed } = splitRoutes(readRoutes(read('routes.js')), baseUrl);
      const namesByRoute: NamesByRoute = JSON.parse(read('routesChunkNames.json'));
      const globalData: GlobalData = JSON.parse(read('globalData.json'));
      const movedRoutes = new Set(moved.map(({ route }) => nameOf(route)));
      const keptNames = Object.entries(namesByRoute)
        .filter(([name]) => !movedRoutes.has(name))
        .map(([name, chunkNames]) => [renamed.get(name) ?? name, chunkNames]);
      const movedNames = ownNames(namesByRoute, moved);
      const isMoved = ([name]: (typeof registry)[number]) => movedNames.has(name);
      write('documents.js', registryCode(registry.filter(isMoved)));
      Object.assign(alias, {
        '@generated/routes$': write('routes.js', routesCode(kept)),
        '@generated/registry$': write(
          'registry.js',
          registryCode(registry.filter((entry) => !isMoved(entry))) + DOCUMENTS_IMPORT,
        ),
        '@generated/routesChunkNames$': write(
          'routesChunkNames.json',
          JSON.stringify(Object.fromEntries(keptNames)),
        ),
        '@generated/globalData$': write(
          'globalData.json',
          JSON.stringify(withoutDocuments(globalData, namedDocuments(siteConfig.themeConfig))),
        ),
      });
      return {
        ...configuration,
        plugins: [
          ...replaceModules('framework/routes', REPLACEMENTS, utils),
          new DirectoryPlugin(movedNames, (modules) =>
            makeDirectory(moved, namesByRoute, globalData, modules),
          ),
        ],
      };
    },
  };
}
