import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow, isHidden, readServingTable } from '../../release/publish/node/index.ts';

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
  const files = (await filesBelow(build)).filter(
    (file) => file === table.notFound || !isHidden(table, `/${file}`),
  );
  for (const file of files) {
    await cp(path.join(build, file), path.join(next, file));
  }
  await rm(out, { recursive: true, force: true });
  await rename(next, out);
}
