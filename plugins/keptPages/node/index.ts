import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { FOLDER, SERVER_REGISTRY } from '../../routes/node/index.ts';
import type { PageRoute } from '../../routes/node/table.ts';
import { readTables } from '../../routes/node/tables.ts';
import { fileOfPage, type PageKeys } from '../shared/pageKeys.ts';
import { ownChunks } from './ownChunks.ts';
import { PageKeysPlugin } from './pageKeysPlugin.ts';

/** What the plugin needs from the site's configuration. */
export interface KeptPagesOptions {
  /** Absolute path of the folder that keeps results for the next build; nothing is kept where it is left out. */
  readonly cacheFolder: string | undefined;
}

/** The framework itself starts a second thread for no fewer pages. */
const PAGES_FOR_A_THREAD = 100;

const ENTRY = fileURLToPath(new URL('../server/entry.ts', import.meta.url));

/**
 * Keeps what was rendered of each page for the next build, with the links and anchors that were found in it.
 *
 * A page is rendered again when the code that it may be rendered from is another: see {@link PageKeysPlugin}.
 * What is around it (the names of scripts and stylesheets, the template) is written anew in each build. The
 * site needs the plugin of routes.
 */
export function keptPagesPlugin({
  cacheFolder,
}: KeptPagesOptions): (context: LoadContext) => Plugin {
  return ({ generatedFilesDir, siteConfig, baseUrl }) => {
    let keys: PageKeys | undefined;
    return {
      name: 'kept-pages',
      configureWebpack(config, isServer) {
        if (!isServer || cacheFolder === undefined || config.mode !== 'production') {
          return {};
        }
        const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
        const registry = path.join(generatedFilesDir, FOLDER, SERVER_REGISTRY);
        const tables = readTables(read, baseUrl, FOLDER);
        const source = {
          folder: path.join(cacheFolder, 'pages'),
          own: ownChunks(tables),
          isRegistry: (file: string) => path.resolve(file) === registry,
        };
        return {
          mergeStrategy: { entry: 'replace' },
          entry: { main: ENTRY },
          // With hashes in their names, the bundle that names all would change with each.
          output: { chunkFilename: 'assets/js/[name].js' },
          plugins: [
            new PageKeysPlugin(source, (written) => {
              keys = written;
              const isMissing = ({ route }: PageRoute) =>
                !existsSync(fileOfPage(written, route.path));
              const pages = [...tables.table.fixed, ...tables.table.moved];
              if (pages.filter(isMissing).length < PAGES_FOR_A_THREAD) {
                // Threads would take longer to start than what is left takes.
                siteConfig.future.experimental_faster.ssgWorkerThreads = false;
              }
            }),
          ],
        };
      },
      async postBuild({ routesPaths }) {
        if (keys !== undefined) {
          const { folder } = keys;
          await mkdir(folder, { recursive: true });
          const files = routesPaths.map((route) => fileOfPage(keys as PageKeys, route));
          const used = new Set(files.map((file) => path.basename(file)));
          const former = (await readdir(folder)).filter((name) => !used.has(name));
          await Promise.all(former.map((name) => rm(path.join(folder, name))));
        }
      },
    };
  };
}
