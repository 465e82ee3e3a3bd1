import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import pLimit from 'p-limit';
import { PAGE_DATA_ID, type PageData, routeKey } from '../shared/directory.ts';
import type { WrittenDirectory } from './directoryPlugin.ts';

/** How many pages are read and written at once. */
const AT_ONCE = 16;

/** The element with the page's data, escaped so that no string can close it. */
function dataElement(data: PageData): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type=application/json id=${PAGE_DATA_ID}>${text}</script>`;
}

/** Inserts HTML at the end of a page's body. */
function inBody(html: string, text: string): string {
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + text : html.slice(0, end) + text + html.slice(end);
}

/**
 * Writes the data into a page.
 *
 * @param file - the page's HTML; replaced atomically, because other processes read it meanwhile
 */
async function writeData(file: string, data: PageData): Promise<void> {
  const html = await readFile(file, 'utf8');
  const written = `${file}.written`;
  await writeFile(written, inBody(html, dataElement(data)));
  await rename(written, file);
}

/**
 * The file of a page, as the framework names it.
 *
 * @param route - its path, with the base URL
 * @param trailingSlash - of the site's configuration
 * @returns path below the build
 */
export function fileOf(route: string, baseUrl: string, trailingSlash: boolean | undefined): string {
  const below = route.slice(baseUrl.length);
  if (/\.html?$/i.test(below)) {
    return below;
  }
  return trailingSlash === false && below !== '' && !below.endsWith('/')
    ? `${below}.html`
    : path.join(below, 'index.html');
}

/**
 * Writes into each page of a build the part of the directory that its first view needs.
 *
 * @param outDir - folder of the build
 * @param routes - paths of its pages, with the base URL
 * @throws the system's error if a page is missing
 */
export async function writePageData(
  outDir: string,
  { baseUrl, trailingSlash }: Pick<DocusaurusConfig, 'baseUrl' | 'trailingSlash'>,
  routes: readonly string[],
  { folder, partBytes, ownPartOf }: WrittenDirectory,
): Promise<void> {
  // A path that two pages share is listed twice, but has one file.
  const files = new Map(routes.map((route) => [fileOf(route, baseUrl, trailingSlash), route]));
  const limit = pLimit(AT_ONCE);
  await limit.map(files, ([file, route]) =>
    writeData(path.join(outDir, file), [folder, partBytes, ownPartOf(routeKey(route))]),
  );
}
