import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { CODINGS } from '../table/table.ts';
import { COMPRESS, type Coding } from './codings.ts';

/** A smaller file has no copies: little more than its headers would be left to save. */
const SMALLEST_BYTES = 256;

/** A compressed copy of a content. */
export interface Copy {
  readonly content: Buffer;
  /** Whether it was made before: for an earlier build, or for another file of this one. */
  readonly isKept: boolean;
}

/** Makes compressed copies, each once. */
export interface KeptCopies {
  /**
   * The copy of a content by a coding. A few are made at a time, in the order in which they are asked for.
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
  // Each takes a thread; more of them than processors would keep files from being read and written meanwhile.
  const limit = pLimit(availableParallelism());

  const make = async (content: Buffer, coding: Coding, name: string): Promise<Copy> => {
    const file = folder && path.join(folder, name);
    const former = file && (await readIfThere(file));
    if (former) {
      return { content: former, isKept: true };
    }
    const copy = await limit(() => COMPRESS[coding](content));
    if (file) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeWhole(file, copy);
    }
    return { content: copy, isKept: false };
  };

  const of: KeptCopies['of'] = async (content, coding) => {
    if (content.length < SMALLEST_BYTES) {
      return undefined;
    }
    const name = createHash('sha256').update(content).digest('hex') + CODINGS[coding];
    const before = known.get(name);
    const copy = before ?? make(content, coding, name);
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
      const names = folder === undefined ? [] : await readdir(folder).catch(() => []);
      for (const name of names.filter((each) => !known.has(each))) {
        await rm(path.join(folder as string, name));
      }
    },
  };
}
