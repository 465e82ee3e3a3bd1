import path from 'node:path';
import { buildIfStale } from '../build/build.mjs';
import { buildFolders } from '../build/folders.mjs';
import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';

/** Output folder for GitHub Pages, below the project. */
export const OUT = 'pages';

/**
 * Makes the site for GitHub Pages in `pages/`: builds it if it's stale, checks it, and writes into the pages what
 * that host can't send as headers.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  await installPackages(ROOT, process.env);
  await buildIfStale(ROOT, process.env);
  // These need packages, so import them after the installation.
  const { assertPublishable } = await import('../publish-local/check.mjs');
  const { writePagesFolder } = await import('./pagesFolder.mjs');
  const build = buildFolders(ROOT).live;
  const addresses = await assertPublishable(build);
  const out = path.join(ROOT, OUT);
  await writePagesFolder(build, out);
  console.log(`${addresses} addresses answer; ${out} is what GitHub Pages takes`);
}
