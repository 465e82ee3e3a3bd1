import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of the cache. */
export interface KeptFile {
  readonly content: Buffer;
  /** Whether it already existed: from an earlier build, another process of this build, or an earlier request. */
  readonly isKept: boolean;
}

/** Reads a file; `undefined` if it doesn't exist. */
const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') {
      return undefined;
    }
    throw error;
  });

/** Writes a file atomically, even if two processes write it at once. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(part, content);
  await rename(part, file);
}

/**
 * Opens a cache of files that take long to make, each made once.
 *
 * @param folder - shares the files with later builds and with other processes of this one
 */
export function keptFiles(folder: string) {
  const known = new Map<string, Promise<KeptFile>>();

  const find = async (name: string, make: () => Promise<Buffer>): Promise<KeptFile> => {
    const file = path.join(folder, name);
    const former = await readIfThere(file);
    // A power failure can leave an empty file.
    if (former?.length) {
      return { content: former, isKept: true };
    }
    const content = await make();
    await writeWhole(file, content);
    return { content, isKept: false };
  };

  return {
    /**
     * Gets a file.
     *
     * @param name - a hash of everything that its content depends on, optionally with an extension
     * @param make - makes the content if the cache doesn't have the file
     */
    async of(name: string, make: () => Promise<Buffer>): Promise<KeptFile> {
      const before = known.get(name);
      const found = before ?? find(name, make);
      known.set(name, found);
      return before === undefined ? found : { ...(await found), isKept: true };
    },
    /** Deletes all files that weren't requested. */
    async prune(): Promise<void> {
      await mkdir(folder, { recursive: true });
      const unused = (await readdir(folder)).filter((name) => !known.has(name));
      await Promise.all(unused.map((name) => rm(path.join(folder, name))));
    },
  };
}
