import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';
import { replaceModules } from '../../replaceModule.ts';
import type { ChunkNames } from '../shared/directory.ts';
import { DOCUMENTS_CHUNK } from './bundle.ts';
import { DirectoryPlugin, type DirectorySource, type WrittenDirectory } from './directoryPlugin.ts';
import {
  documentsByPath,
  type GlobalData,
  namedDocuments,
  withoutDocuments,
} from './globalData.ts';
import { writePageData } from './pages.ts';
import { registryCode } from './registry.ts';
import { type GeneratedRoute, nameOf, namesIn, tableCode } from './table.ts';
import { readTables } from './tables.ts';

/** What a plugin passes to the bundler. */
type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const CLIENT = fileURLToPath(new URL('../client', import.meta.url));

/** Modules of the framework's client that ours replace. */
const REPLACEMENTS = ['preload', 'docusaurus', 'PendingNavigation'].map((name) => ({
  request: new RegExp(`^\\./${name}$`),
  from: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]/,
  module: path.join(CLIENT, name),
}));

/** Folder for our files among the framework's generated files. */
const FOLDER = 'page-routes';

/** The registry in that folder that's used to render pages on the server. */
const SERVER_REGISTRY = 'serverRegistry.js';

/** What the plugin needs from the site's configuration. */
export type RoutesOptions = Pick<DirectorySource, 'bytesOf'>;

/** An import that makes the bundler create the documents' chunks. It's dropped because nothing uses it. */
const DOCUMENTS_IMPORT = `
export const documents = () => import(/* webpackChunkName: "${DOCUMENTS_CHUNK}" */ './documents.js');
`;

/** Imports that make the bundler put modules into the main bundle. */
const sharedImports = (requests: readonly string[]) => {
  const imports = requests.map(
    (request) => `import(/* webpackMode: "eager" */ ${JSON.stringify(request)})`,
  );
  return `export const shared = () => [${imports.join(', ')}];\n`;
};

/**
 * Keeps documents out of the main bundle, so that it doesn't grow with them. For each document, the framework
 * adds a route, a registry entry, an item of the global data, and a line in the bundler's runtime. This
 * plugin moves them into a directory, whose parts the browser fetches when links are likely to be followed.
 * Each page contains its own entry. Sidebars get chunks of their own, because only their pages need them. The
 * development server is left unchanged.
 */
export const routesPlugin =
  ({ bytesOf }: RoutesOptions): ((context: LoadContext) => Plugin) =>
  ({ siteConfig, generatedFilesDir, baseUrl }) => {
    const folder = path.join(generatedFilesDir, FOLDER);
    const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
    const write = (name: string, text: string) => {
      const file = path.join(folder, name);
      writeFileSync(file, text);
      return file;
    };
    let directory: WrittenDirectory | undefined;

    return {
      name: 'page-routes',
      configureWebpack(_config, isServer, utils: ConfigureWebpackUtils): Configuration {
        if (process.env.NODE_ENV === 'development') {
          return {};
        }
        mkdirSync(folder, { recursive: true });
        const { table, registry, chunkNames, files, replaced, shared } = readTables(
          read,
          baseUrl,
          FOLDER,
        );
        for (const [name, text] of files) {
          write(name, text);
        }
        const alias = Object.fromEntries(
          [...replaced].map(([request, name]) => [`${request}$`, path.join(folder, name)]),
        );
        if (isServer) {
          return {
            mergeStrategy: { 'resolve.alias': 'prepend' },
            resolve: {
              alias: {
                ...alias,
                '@generated/registry$': write(SERVER_REGISTRY, registryCode(registry)),
                '@generated/routesChunkNames$': write(
                  'serverChunkNames.json',
                  JSON.stringify(chunkNames),
                ),
              },
            },
          };
        }
        const chunkNamesOf = (route: GeneratedRoute): ChunkNames => chunkNames[nameOf(route)] ?? {};
        const globalData: GlobalData = JSON.parse(read('globalData.json'));
        const movedRoutes = new Set(table.moved.map(({ route }) => nameOf(route)));
        const keptChunkNames = Object.entries(chunkNames).filter(
          ([name]) => !movedRoutes.has(name),
        );
        const stays = new Set(keptChunkNames.flatMap(([, names]) => namesIn(names)));
        // Modules that most documents share, such as their page component, stay in the main bundle.
        const uses = new Map<string, number>();
        for (const name of table.moved.flatMap(({ route }) => namesIn(chunkNamesOf(route)))) {
          uses.set(name, (uses.get(name) ?? 0) + 1);
        }
        const isMoved = (name: string) => !stays.has(name) && uses.get(name) === 1;
        const entries = [...registry];

        write('documents.js', registryCode(entries.filter(([name]) => isMoved(name))));
        return {
          mergeStrategy: { 'resolve.alias': 'prepend' },
          resolve: {
            alias: {
              ...alias,
              '@generated/routes$': write('routes.js', tableCode(table.kept)),
              '@generated/registry$': write(
                'registry.js',
                registryCode(entries.filter(([name]) => !isMoved(name))) +
                  DOCUMENTS_IMPORT +
                  sharedImports(shared),
              ),
              '@generated/routesChunkNames$': write(
                'routesChunkNames.json',
                JSON.stringify(Object.fromEntries(keptChunkNames)),
              ),
              '@generated/globalData$': write(
                'globalData.json',
                JSON.stringify(
                  withoutDocuments(globalData, namedDocuments(siteConfig.themeConfig)),
                ),
              ),
            },
          },
          plugins: [
            ...replaceModules('framework/routes', REPLACEMENTS, utils),
            new DirectoryPlugin(
              {
                table,
                chunkNamesOf,
                documentsAt: documentsByPath(globalData),
                moved: new Set(entries.map(([name]) => name).filter(isMoved)),
                bytesOf,
              },
              (written) => {
                directory = written;
              },
            ),
          ],
        };
      },
      async postBuild({ outDir, routesPaths }) {
        if (directory !== undefined) {
          await writePageData(outDir, siteConfig, routesPaths, directory);
        }
      },
    };
  };
