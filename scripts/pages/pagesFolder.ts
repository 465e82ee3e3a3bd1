import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { updateOfflineList } from '../../release/offline/node/index.ts';
import { isPage, rewritePages } from '../../release/pages/node/index.ts';
import {
  filesBelow,
  isHidden,
  policyInPages,
  readServingTable,
} from '../../release/publish/node/index.ts';

/**
 * Copies a build for GitHub Pages, which sends no custom headers and compresses by itself. The copy omits what
 * other hosts need, and has the security policy in each page.
 *
 * @param out - folder to replace once the copy is complete
 */
export async function writePagesFolder(build: string, out: string): Promise<void> {
  const table = await readServingTable(build);
  const next = `${out}.next`;
  await rm(next, { recursive: true, force: true });
  const files = (await filesBelow(build)).filter(
    (file) => file === table.notFound || !isHidden(table, `/${file}`),
  );
  for (const file of files) {
    await cp(path.join(build, file), path.join(next, file));
  }
  await rewritePages(next, files.filter(isPage), [policyInPages(table)]);
  await updateOfflineList(next);
  await rm(out, { recursive: true, force: true });
  await rename(next, out);
}
