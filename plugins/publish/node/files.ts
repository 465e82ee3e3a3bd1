import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Lists the files of a folder and of the folders in it. Node 20.0 does not walk a folder by itself yet.
 *
 * @param folder - absolute path
 * @returns paths below it with forward slashes, sorted
 */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = await Promise.all(
    entries.map(async (entry) =>
      entry.isDirectory()
        ? (await filesBelow(path.join(folder, entry.name))).map((file) => `${entry.name}/${file}`)
        : [entry.name],
    ),
  );
  return files.flat().sort();
}
