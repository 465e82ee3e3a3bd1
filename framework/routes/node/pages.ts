import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import { type Directory, PAGE_DATA_ID, type PageData, routeKey } from '../shared/directory.ts';

/** The element with a page's data, escaped so that no string can close it. */
function dataElement(data: PageData): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type=application/json id=${PAGE_DATA_ID}>${text}</script>`;
}

/**
 * The file of a page, as the framework names it.
 *
 * @param route - its path, with the base URL
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
 * Writes into each page of a build the part of the directory that its first view needs. Other processes read
 * the pages meanwhile.
 *
 * @param outDir - folder of the build
 * @param routes - paths of its pages, with the base URL
 * @param file - of the directory, below the base URL
 */
export async function writePageData(
  outDir: string,
  { baseUrl, trailingSlash }: Pick<DocusaurusConfig, 'baseUrl' | 'trailingSlash'>,
  routes: readonly string[],
  file: string,
  directory: Directory,
): Promise<void> {
  // A path that two pages share is listed twice, but has one file.
  for (const route of new Set(routes)) {
    const own = directory[routeKey(route)];
    await appendFile(
      path.join(outDir, fileOf(route, baseUrl, trailingSlash)),
      dataElement(own ? [file, own] : [file]),
    );
  }
}
