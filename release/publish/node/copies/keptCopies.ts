import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { CODINGS } from '../table/table.ts';
import { COMPRESS, COMPRESSORS, type Coding, type Effort, effortFor } from './codings.ts';

/** Smaller files aren't compressed: headers would outweigh the savings. */
const SMALLEST_BYTES = 256;

/** How many copies are made at once. Each takes one of the four threads that also read and write files. */
const AT_ONCE = Math.min(availableParallelism(), 3);

/** A compressed copy of some content. */
export interface Copy {
  readonly content: Buffer;
  /** Whether it already existed: from an earlier build, another process of this build, or another file. */
  readonly isKept: boolean;
}

/** Makes compressed copies, each once. */
export interface KeptCopies {
  /**
   * Compresses content. A few copies are made at a time.
   *
   * @returns `undefined` if the copy wouldn't be smaller, or the content is too small
   */
  of(content: Buffer, coding: Coding, effort: Effort): Promise<Copy | undefined>;
  /**
   * Size of a file in bytes, as served to a current browser.
   *
   * @param name - its path in the build
   */
  bytesOf(content: Buffer, name: string): Promise<number>;
  /** Deletes all copies that weren't requested. */
  prune(): Promise<void>;
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
  await writeFile(part, content);
  await rename(part, file);
}

/**
 * Opens the cache of copies.
 *
 * @param folder - shares the copies with later builds and with other processes of this one; without it,
 *   they're kept in memory
 */
export function keptCopies(folder: string | undefined): KeptCopies {
  const known = new Map<string, Promise<Copy>>();
  const limit = pLimit(AT_ONCE);

  const make = async (
    content: Buffer,
    coding: Coding,
    effort: Effort,
    name: string,
  ): Promise<Copy> => {
    const file = folder === undefined ? undefined : path.join(folder, name);
    const former = file === undefined ? undefined : await readIfThere(file);
    // A power failure can leave an empty file.
    if (former?.length) {
      return { content: former, isKept: true };
    }
    const copy = await COMPRESS[coding](content, effort);
    if (file !== undefined) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeWhole(file, copy);
    }
    return { content: copy, isKept: false };
  };

  const of: KeptCopies['of'] = async (content, coding, effort) => {
    if (content.length < SMALLEST_BYTES) {
      return undefined;
    }
    const hash = createHash('sha256').update(`${COMPRESSORS}, ${effort}`).update(content);
    const name = hash.digest('hex') + CODINGS[coding];
    const before = known.get(name);
    const copy = before ?? limit(() => make(content, coding, effort, name));
    known.set(name, copy);
    const made = await copy;
    return made.content.length < content.length
      ? { content: made.content, isKept: made.isKept || before !== undefined }
      : undefined;
  };

  return {
    of,
    bytesOf: async (content, name) =>
      (await of(content, 'br', effortFor(name)))?.content.length ?? content.length,
    async prune() {
      if (folder === undefined) {
        return;
      }
      await mkdir(folder, { recursive: true });
      for (const name of await readdir(folder)) {
        if (!known.has(name)) {
          await rm(path.join(folder, name));
        }
      }
    },
  };
}
