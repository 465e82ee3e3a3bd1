import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { WrittenFile } from './index.ts';

/** Number of files written concurrently. */
const AT_ONCE = 16;

/** Replaces the contents of a folder with the files of an index. */
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
