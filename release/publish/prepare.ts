import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../site/refusal.ts';
import type { PageFacts } from '../pages/index.ts';
import { filesBelow } from './files.ts';
import { headersFile, redirectsFile } from './staticHost.ts';
import {
  HOST_FILES,
  type ServingOptions,
  type ServingTable,
  servingTable,
  TABLE_FILE,
} from './table.ts';

/** The settings that the table depends on. */
export type ServingSettings = Pick<ServingOptions, 'baseUrl' | 'trailingSlash'>;

/**
 * Writes the serving files into a complete build: the table, and the files that static hosts read.
 *
 * @throws Refusal for a script that no hash can allow
 */
export async function writeServingFiles(
  folder: string,
  settings: ServingSettings,
  pages: readonly PageFacts[],
): Promise<ServingTable> {
  const { baseUrl, trailingSlash } = settings;
  for (const { file, eventHandlers } of pages) {
    if (eventHandlers.length > 0) {
      throw new Refusal(
        `${file} has ${[...new Set(eventHandlers)].join(', ')}, which the security policy forbids; move the code into a component`,
      );
    }
  }
  const files = await filesBelow(folder);
  const moved = pages.flatMap(({ file, refreshesTo }) =>
    refreshesTo === undefined ? [] : [{ file, to: refreshesTo.slice(baseUrl.length - 1) }],
  );
  const table = servingTable({ baseUrl, trailingSlash, files, moved });
  await writeFile(path.join(folder, HOST_FILES.headers), headersFile(table, files));
  await writeFile(path.join(folder, HOST_FILES.redirects), redirectsFile(table, files));
  await writeFile(path.join(folder, TABLE_FILE), `${JSON.stringify(table, undefined, 2)}\n`);
  return table;
}

/** Reads the table of a build; throws a Refusal if the folder has none. */
export async function readServingTable(folder: string): Promise<ServingTable> {
  const file = path.join(folder, TABLE_FILE);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new Refusal(
      `${file}, which says how the build is served, is missing or damaged; make the build with: npm run build`,
    );
  }
}
