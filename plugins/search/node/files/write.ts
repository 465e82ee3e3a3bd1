import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { WrittenFile } from './index.ts';

/** How many files are written at once. */
const AT_ONCE = 16;

/** Puts the files of an index into a folder, in the place of whatever is there. */
export async function writeIndexFiles(
  folder: string,
  files: readonly WrittenFile[],
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const limit = pLimit(AT_ONCE);
  await limit.map(files, async ({ name, content }) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  });
}
