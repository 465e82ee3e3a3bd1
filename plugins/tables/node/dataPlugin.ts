import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DataOptions } from './dataSet.ts';
import { lineOf } from './fault.ts';
import { csvOf, jsonOf, tableOf } from './output.ts';
import { type LoadedData, loadDataSets } from './sets.ts';

/** Folders of the downloads: among the plugin's generated files, and in the build. */
const DOWNLOADS = { generated: 'download', served: 'data' };

/**
 * Writes each data set for the pages that show it, and serves it at `/data/<name>.csv` and `/data/<name>.json`. A dev
 * server reports findings and continues without the affected rows.
 *
 * @throws Error with all findings, from `loadContent` of a build
 */
export function dataPlugin({ sets, folder }: DataOptions): (context: LoadContext) => Plugin {
  const names = Object.keys(sets);
  return ({ generatedFilesDir }) => ({
    name: 'data',
    getPathsToWatch: () => [`${folder.split(path.sep).join('/')}/*/rows.tsv`],
    async loadContent(): Promise<LoadedData> {
      const loaded = loadDataSets(sets, folder);
      if (loaded.findings.length > 0) {
        const message = `the data sets break their rules:\n${loaded.findings.map(lineOf).join('\n')}`;
        if (process.env.NODE_ENV !== 'development') {
          throw new Error(message);
        }
        logger.error(message);
      }
      return loaded;
    },
    async contentLoaded({ content, actions }) {
      const loaded = content as LoadedData;
      await Promise.all(
        Object.entries(sets).flatMap(([name, set]) => {
          const rows = loaded.rows.get(name) ?? [];
          const table = tableOf(name, set, rows, loaded.countries);
          return [
            actions.createData(`${name}.json`, JSON.stringify(table)),
            actions.createData(`${DOWNLOADS.generated}/${name}.csv`, csvOf(set, rows)),
            actions.createData(`${DOWNLOADS.generated}/${name}.json`, jsonOf(set, rows)),
          ];
        }),
      );
    },
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || names.length === 0) {
        return {};
      }
      const { CopyRspackPlugin } = currentBundler.instance as unknown as {
        CopyRspackPlugin: new (options: { patterns: object[] }) => never;
      };
      const context = path.join(generatedFilesDir, 'data/default', DOWNLOADS.generated);
      const files = names.flatMap((name) => [`${name}.csv`, `${name}.json`]);
      const patterns = files.map((from) => ({ context, from, to: `${DOWNLOADS.served}/${from}` }));
      return { plugins: [new CopyRspackPlugin({ patterns })] };
    },
  });
}
