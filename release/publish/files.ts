import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isStray } from '../../plugins/strays/node/index.ts';

/** Lists the files of a folder, recursively, without strays: relative paths with forward slashes, sorted. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !isStray(file))
    .sort();
}
