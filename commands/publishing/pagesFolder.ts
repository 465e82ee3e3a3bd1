import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  filesBelow,
  isHidden,
  readServingTable,
  type ServingTable,
} from '../../release/publish/index.ts';

/** What crawlers look for at the root of a host. */
const ROBOTS = 'robots.txt';

/**
 * Asks crawlers in `robots.txt` to stay away from what has a header for that on other hosts. Under a base URL, they don't
 * find the file, and Markdown can't say it itself: the README says what helps there.
 */
async function disallowInRobots(folder: string, { headers }: ServingTable): Promise<void> {
  const file = path.join(folder, ROBOTS);
  const lines = headers
    .filter((rule) => rule.headers['X-Robots-Tag'] !== undefined)
    .map((rule) => `Disallow: ${rule.path}$\n`);
  const robots = await readFile(file, 'utf8');
  await writeFile(
    file,
    robots.replace(/^Allow: \/\n/m, (allowed) => allowed + lines.join('')),
  );
}

/**
 * Copies a build for GitHub Pages, which sends no custom headers and compresses by itself. The copy omits what
 * other hosts need.
 *
 * @param out - folder to replace once the copy is complete
 */
export async function writePagesFolder(build: string, out: string): Promise<void> {
  const table = await readServingTable(build);
  const next = `${out}.next`;
  await rm(next, { recursive: true, force: true });
  const files = (await filesBelow(build)).filter((file) => !isHidden(table, `/${file}`));
  for (const file of files) {
    await cp(path.join(build, file), path.join(next, file));
  }
  if (table.baseUrl === '/') {
    await disallowInRobots(next, table);
  }
  await rm(out, { recursive: true, force: true });
  await rename(next, out);
}
