import path from 'node:path';
import { buildIfStale } from './building/build.ts';
import { buildFolders } from './building/folders.ts';
import { ROOT } from './project/root.ts';
import { assertPublishable } from './publishing/check.ts';
import { writePagesFolder } from './publishing/pagesFolder.ts';

/** Output folder for GitHub Pages, below the project. */
export const OUT = 'pages';

/**
 * Makes the site for GitHub Pages in `pages/`: builds it if it's stale, checks it, and writes into the pages what
 * that host can't send as headers.
 */
export async function main(): Promise<void> {
  await buildIfStale(ROOT, process.env);
  const build = buildFolders(ROOT).live;
  const addresses = await assertPublishable(build);
  const out = path.join(ROOT, OUT);
  await writePagesFolder(build, out);
  console.log(`${addresses} addresses answer; ${out} is what GitHub Pages takes`);
}
