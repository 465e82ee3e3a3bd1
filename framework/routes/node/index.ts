import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';
import { type Replacement, replaceModules } from '../../replaceModule.ts';
import {
  type BundledModule,
  type ChunkNames,
  type Directory,
  type DirectoryRoute,
  DOCUMENT_LIST_CHUNK,
  LISTED_KEY,
  routeKey,
} from '../shared/directory.ts';
import { type BundledModules, DirectoryPlugin, DOCUMENTS_CHUNK } from './directoryPlugin.ts';
import { documentsByPath, type GlobalData, namedDocuments, withoutDocuments } from './docsData.ts';
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
import { splitVersion, withSidebars } from './sidebars.ts';

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

/** Small data of plugins, which most pages load. */
const PLUGIN_DATA = /\/__plugin\.json$/;

/** An import that makes the bundler create the documents' chunks. It's dropped because nothing uses it. */
const DOCUMENTS_IMPORT = `
export const documents = () => import(/* webpackChunkName: "${DOCUMENTS_CHUNK}" */ './documents.js');
`;

/** Chunk names by the names of routes. */
type NamesByRoute = Readonly<Record<string, ChunkNames>>;

/** The chunk names that only one route has, among those of the routes that leave the main bundle. */
function ownNames(namesByRoute: NamesByRoute, moved: readonly MovedRoute[]): Set<string> {
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
  listed: BundledModule,
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
  return {
    ...Object.fromEntries(entries.reverse()),
    [LISTED_KEY]: [{ path: LISTED_KEY }, [], {}, { [LISTED_KEY]: listed }, []],
  };
}

/**
 * Keeps documents out of the main bundle, so that it doesn't grow with them. For each document, the framework
 * adds a route, a registry entry, an item of the global data, and two lines in the bundler's runtime. This
 * plugin moves them into a directory, which the browser fetches while a page wakes up if its text links to a page in view,
 * otherwise at the reader's first interaction. Each page contains its own entry (pageData.ts). Each sidebar gets a chunk of its own (sidebars.ts). The development server is left unchanged.
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
      const versions: string[] = [];
      const sidebars: [name: string, request: string][] = [];
      for (const [name, request] of registry) {
        const file = DOCS_DATA.exec(request)?.[1];
        const split = file === undefined ? undefined : splitVersion(name, read(file));
        if (split) {
          alias[`${request}$`] = write(`${name}.js`, split.code);
          for (const [sidebar, code] of split.sidebars) {
            const chunk = `${sidebar}-${versions.length}`;
            sidebars.push([chunk, write(`${chunk}.js`, code)]);
          }
          versions.push(name);
        }
      }
      const sidebarNames = new Set(sidebars.map(([name]) => name));
      const routes = readRoutes(read('routes.js'));
      const namesByRoute: NamesByRoute = withSidebars(
        routes,
        JSON.parse(read('routesChunkNames.json')),
        (version, sidebar) => {
          const chunk = `${sidebar}-${versions.indexOf(version)}`;
          return sidebarNames.has(chunk) ? chunk : undefined;
        },
      );
      if (isServer) {
        Object.assign(alias, {
          '@generated/registry$': write(
            'registry-server.js',
            registryCode([...registry, ...sidebars]),
          ),
          '@generated/routesChunkNames$': write(
            'routesChunkNames-server.json',
            JSON.stringify(namesByRoute),
          ),
        });
        return configuration;
      }

      const { kept, moved, renamed } = splitRoutes(routes, baseUrl);
      const globalData: GlobalData = JSON.parse(read('globalData.json'));
      const movedRoutes = new Set(moved.map(({ route }) => nameOf(route)));
      const keptNames = Object.entries(namesByRoute)
        .filter(([name]) => !movedRoutes.has(name))
        .map(([name, chunkNames]) => [renamed.get(name) ?? name, chunkNames]);
      const movedNames = new Set([...ownNames(namesByRoute, moved), ...sidebarNames]);
      const isMoved = ([name]: (typeof registry)[number]) => movedNames.has(name);
      const isEager = ([name, request]: (typeof registry)[number]) =>
        versions.includes(name) || PLUGIN_DATA.test(request);
      const keptRegistry = registry.filter((entry) => !isMoved(entry));
      const eager = new Set(keptRegistry.filter(isEager).map(([name]) => name));
      write('documents.js', registryCode([...registry.filter(isMoved), ...sidebars]));
      Object.assign(alias, {
        '@generated/routes$': write('routes.js', routesCode(kept)),
        '@generated/registry$': write(
          'registry.js',
          registryCode(keptRegistry, (name) => eager.has(name)) + DOCUMENTS_IMPORT,
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
          new DirectoryPlugin(
            {
              moved: movedNames,
              listed: new Set([...keptRegistry.map(([name]) => name), DOCUMENT_LIST_CHUNK]),
            },
            (modules, listed) => makeDirectory(moved, namesByRoute, globalData, modules, listed),
          ),
        ],
      };
    },
  };
}
