import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../../../site/settings.ts';
import { filesBelow } from './files.ts';
import { headersFile, redirectsFile } from './hosts/staticHost.ts';
import { originsOf } from './policy/origins.ts';
import { type BuiltPage, readPage, readPages } from './policy/pages.ts';
import { contentSecurityPolicy } from './policy/policy.ts';
import { ServingError } from './servingError.ts';
import { HOST_FILES, type ServingTable, servingTable, TABLE_FILE } from './table/table.ts';

/** The settings that the table depends on. */
export type ServingSettings = Pick<
  Settings,
  'baseUrl' | 'trailingSlash' | 'imageHost' | 'analytics' | 'maths' | 'search'
>;

/** The data of a page that the table depends on. */
type ServedPage = Pick<BuiltPage, 'file' | 'inlineScripts' | 'eventHandlers' | 'refreshesTo'>;

/** Copies the fields, so that the rest of the page, such as its references, can be freed. */
function servedPage(file: string, html: string): ServedPage {
  const { inlineScripts, eventHandlers, refreshesTo } = readPage(file, html);
  return { file, inlineScripts, eventHandlers, refreshesTo };
}

/**
 * Writes the serving files into a build: the table, and the files that static hosts read.
 *
 * @param folder - a complete build
 * @throws {@link ServingError} for a script that no hash can allow
 */
export async function writeServingFiles(
  folder: string,
  settings: ServingSettings,
): Promise<ServingTable> {
  const pages = await readPages(folder, servedPage);
  for (const { file, eventHandlers } of pages) {
    if (eventHandlers.length > 0) {
      throw new ServingError(
        `${file} has ${[...new Set(eventHandlers)].join(', ')}, which the security policy forbids; move the code into a component`,
      );
    }
  }
  const files = await filesBelow(folder);
  const table = servingTable({
    ...settings,
    policy: contentSecurityPolicy(
      // A host that sends the policy also redirects these, so their scripts never run there.
      pages.flatMap(({ inlineScripts, refreshesTo }) => (refreshesTo ? [] : inlineScripts)),
      originsOf(settings),
    ),
    files,
    moved: pages.flatMap(({ file, refreshesTo }) =>
      refreshesTo === undefined
        ? []
        : [{ file, to: refreshesTo.slice(settings.baseUrl.length - 1) }],
    ),
  });
  await writeFile(path.join(folder, HOST_FILES.headers), headersFile(table, files));
  await writeFile(path.join(folder, HOST_FILES.redirects), redirectsFile(table, files));
  await writeFile(path.join(folder, TABLE_FILE), `${JSON.stringify(table, undefined, 2)}\n`);
  return table;
}

/**
 * Reads the table of a build.
 *
 * @throws {@link ServingError} if the folder has none
 */
export async function readServingTable(folder: string): Promise<ServingTable> {
  const file = path.join(folder, TABLE_FILE);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new ServingError(
      `${file} is not there, which says how the build is served; make the build with: npm run build`,
    );
  }
  return JSON.parse(text) as ServingTable;
}
