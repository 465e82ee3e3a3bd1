import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { WrittenFile } from './index.ts';

/** Puts the files of an index into a folder, in the place of whatever is there. */
export async function writeIndexFiles(
  folder: string,
  files: readonly WrittenFile[],
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const { name, content } of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
