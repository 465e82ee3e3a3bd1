import path from 'node:path';
import { buildIfStale } from '../build/build.mjs';
import { buildFolders } from '../build/folders.mjs';
import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';

/** Where the site for GitHub Pages goes, below the project. */
export const OUT = 'pages';

/**
 * Makes the site as GitHub Pages takes it, in `pages/`: builds what is stale, checks it, and puts into
 * the pages what that host does not send with them.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  await installPackages(ROOT, process.env);
  await buildIfStale(ROOT, process.env);
  // They need packages, so they are imported once those are installed.
  const { assertPublishable } = await import('../publish-local/check.mjs');
  const { writePagesFolder } = await import('./pagesFolder.mjs');
  const build = buildFolders(ROOT).live;
  const addresses = await assertPublishable(build);
  const out = path.join(ROOT, OUT);
  await writePagesFolder(build, out);
  console.log(`${addresses} addresses answer; ${out} is what GitHub Pages takes`);
}
