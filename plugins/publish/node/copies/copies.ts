import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../files.ts';
import { CODINGS } from '../table/table.ts';
import { CODING_NAMES, COMPRESS, type Coding } from './codings.ts';

/** Files of text. Pictures, fonts and the search index are compressed in themselves. */
const TEXT = /\.(?:html|js|css|svg|json|xml|txt|csv|webmanifest)$/;

/** A smaller file comes in one packet whether or not it is compressed. */
const SMALLEST_BYTES = 1024;

/** How many files are worked on at once; each takes a thread for each coding. */
const AT_ONCE = availableParallelism();

/** What came of making the copies. */
export interface CopiesReport {
  readonly files: number;
  /** Of these, files whose copies were made for an earlier build. */
  readonly kept: number;
  /** Sums over the files, in bytes; a file counts with its own size where there is no copy. */
  readonly bytes: Readonly<Record<Coding | 'plain', number>>;
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
 * Puts a compressed copy of each file of text beside it, for each coding in which it is smaller.
 *
 * @param folder - the build
 * @param cache - folder that keeps copies by what they are made of, so that the next build makes only
 *   what is new; afterwards it holds those of this build
 */
export async function writeCopies(folder: string, cache: string): Promise<CopiesReport> {
  await mkdir(cache, { recursive: true });
  const left = (await filesBelow(folder)).filter((name) => TEXT.test(name));
  const used = new Set<string>();
  const bytes = { plain: 0, br: 0, gzip: 0 };
  let files = 0;
  let kept = 0;

  const copyOf = async (content: Buffer, key: string, coding: Coding) => {
    const name = key + CODINGS[coding];
    used.add(name);
    const former = await readIfThere(path.join(cache, name));
    const copy = former ?? (await COMPRESS[coding](content));
    if (former === undefined) {
      await writeWhole(path.join(cache, name), copy);
    }
    return { copy, isKept: former !== undefined };
  };

  const work = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const file = path.join(folder, name);
      const content = await readFile(file);
      if (content.length < SMALLEST_BYTES) {
        continue;
      }
      const key = createHash('sha256').update(content).digest('hex');
      const copies = await Promise.all(
        CODING_NAMES.map(async (coding) => {
          const { copy, isKept } = await copyOf(content, key, coding);
          const isSmaller = copy.length < content.length;
          if (isSmaller) {
            await writeFile(file + CODINGS[coding], copy);
          }
          bytes[coding] += isSmaller ? copy.length : content.length;
          return isKept;
        }),
      );
      files += 1;
      kept += copies.every(Boolean) ? 1 : 0;
      bytes.plain += content.length;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  for (const name of await readdir(cache)) {
    if (!used.has(name)) {
      await rm(path.join(cache, name));
    }
  }
  return { files, kept, bytes };
}
