import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { CODINGS } from '../table/table.ts';
import { COMPRESS, COMPRESSED_BY, type Coding } from './codings.ts';

/** A smaller file has no copies: little more than its headers would be left to save. */
const SMALLEST_BYTES = 256;

/** How many copies are made at once, each by one of the four threads by which files are read and written as well. */
const AT_ONCE = Math.min(availableParallelism(), 3);

/** A compressed copy of a content. */
export interface Copy {
  readonly content: Buffer;
  /** Whether it was there already: from an earlier build, another process of this one, or another file. */
  readonly isKept: boolean;
}

/** Makes compressed copies, each once. */
export interface KeptCopies {
  /**
   * The copy of a content by a coding. A few are made at a time.
   *
   * @returns `undefined` where the copy would be no smaller, or the content is too small
   */
  of(content: Buffer, coding: Coding): Promise<Copy | undefined>;
  /** Bytes of a content as it is served to a browser of today. */
  bytesOf(content: Buffer): Promise<number>;
  /** Takes all copies away that nobody has asked for. */
  prune(): Promise<void>;
}

/** Content of a file that is not there is `undefined`. */
const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') {
      return undefined;
    }
    throw error;
  });

/** Writes a file that is there whole or not at all, also where two write it at once. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, content);
  await rename(part, file);
}

/**
 * Opens the copies that are kept from build to build.
 *
 * @param folder - keeps copies by what they are made of, also for another process of the same build; without one, they
 *   are kept in this process alone
 */
export function keptCopies(folder: string | undefined): KeptCopies {
  const known = new Map<string, Promise<Copy>>();
  const limit = pLimit(AT_ONCE);

  const make = async (content: Buffer, coding: Coding, name: string): Promise<Copy> => {
    const file = folder === undefined ? undefined : path.join(folder, name);
    const former = file === undefined ? undefined : await readIfThere(file);
    // One that was cut off by a power failure isn't a copy.
    if (former?.length) {
      return { content: former, isKept: true };
    }
    const copy = await COMPRESS[coding](content);
    if (file !== undefined) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeWhole(file, copy);
    }
    return { content: copy, isKept: false };
  };

  const of: KeptCopies['of'] = async (content, coding) => {
    if (content.length < SMALLEST_BYTES) {
      return undefined;
    }
    const hash = createHash('sha256').update(COMPRESSED_BY).update(content);
    const name = hash.digest('hex') + CODINGS[coding];
    const before = known.get(name);
    const copy = before ?? limit(() => make(content, coding, name));
    known.set(name, copy);
    const made = await copy;
    return made.content.length < content.length
      ? { content: made.content, isKept: made.isKept || before !== undefined }
      : undefined;
  };

  return {
    of,
    bytesOf: async (content) => (await of(content, 'br'))?.content.length ?? content.length,
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
