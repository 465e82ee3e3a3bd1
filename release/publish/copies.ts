import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { keptFiles } from '../../plugins/cache/node/keptFiles.ts';
import { filesBelow } from './files.ts';
import { CODING_NAMES, CODINGS, type Coding } from './table.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text files. Pictures, fonts, and the search index are already compressed. */
const TEXT = /\.(?:html|js|css|svg|json|xml|atom|txt|md|csv|webmanifest)$/;

/** Smaller files aren't compressed: headers would outweigh the savings. */
const SMALLEST_BYTES = 256;

/** How many files are read and written at once. */
const FILES_AT_ONCE = 16;

/** How many copies are made at once. Each takes one of the four threads that also read and write files. */
const COPIES_AT_ONCE = Math.min(availableParallelism(), 3);

/**
 * Brotli's quality by how hard to compress: `best` takes three times as long as `good` for 2 percent, `good` ten times as
 * long as `quick` for 8.
 */
const QUALITY = { best: 11, good: 10, quick: 7 };

type Effort = keyof typeof QUALITY;

/** Files that readers wait for: pages, styles, and the scripts of every page. */
const WAITED_FOR = /\.(?:html|css)$|\/(?:main|runtime~main)\.[^/]+\.js$/;

/** A larger page doesn't fit in the first round trip anyway, so two percent hardly matters. */
const LARGE_PAGE_BYTES = 80_000;

/** Files that few readers fetch: Markdown copies, downloads of tables, and what programs ask for. */
const RARELY_FETCHED = /\.(?:md|txt|csv|atom|xml)$/;

/** Identifies the compressors, as part of the cache key: another version produces different copies. */
const COMPRESSORS = `brotli ${process.versions.brotli}, zlib ${process.versions.zlib}`;

/** Compresses in the thread pool. */
const COMPRESS: Readonly<Record<Coding, (content: Buffer, effort: Effort) => Promise<Buffer>>> = {
  br: (content, effort) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => zip(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Whether a file gets compressed copies, by its path or name. */
export const isCompressible = (name: string): boolean => TEXT.test(name);

/** Decides how hard to compress a file. Most others are a single document's scripts, and are fetched in the background. */
function effortFor(name: string, bytes: number): Effort {
  if (RARELY_FETCHED.test(name)) {
    return 'quick';
  }
  const isLargePage = name.endsWith('.html') && bytes > LARGE_PAGE_BYTES;
  return WAITED_FOR.test(name) && !isLargePage ? 'best' : 'good';
}

/** Compressed copies, each made once. */
export type KeptCopies = ReturnType<typeof keptCopies>;

/**
 * Opens the cache of compressed copies.
 *
 * @param folder - shares the copies with later builds and with other processes of this one
 */
export function keptCopies(folder: string) {
  const files = keptFiles(folder);
  const limit = pLimit(COPIES_AT_ONCE);

  /**
   * @param name - the file's path in the build
   * @returns `undefined` if the copy wouldn't be smaller, or the content is too small
   */
  const of = async (content: Buffer, name: string, coding: Coding): Promise<Buffer | undefined> => {
    if (content.length < SMALLEST_BYTES) {
      return undefined;
    }
    const effort = effortFor(name, content.length);
    const hash = createHash('sha256').update(`${COMPRESSORS}, ${effort}`).update(content);
    const copy = await files.of(hash.digest('hex') + CODINGS[coding], () =>
      limit(() => COMPRESS[coding](content, effort)),
    );
    return copy.content.length < content.length ? copy.content : undefined;
  };

  return {
    of,
    /** Size of a file in bytes, as served to a current browser; `name` is its path in the build. */
    bytesOf: async (content: Buffer, name: string): Promise<number> =>
      (await of(content, name, 'br'))?.length ?? content.length,
    /** Deletes all copies that weren't requested. */
    prune: files.prune,
  };
}

/**
 * Writes a compressed copy next to each text file, for each coding that makes it smaller.
 *
 * @param copies - the cache; afterwards it contains only the copies of this build
 */
export async function writeCopies(folder: string, copies: KeptCopies): Promise<void> {
  const texts = (await filesBelow(folder)).filter(isCompressible);
  await pLimit(FILES_AT_ONCE).map(texts, async (name) => {
    const file = path.join(folder, name);
    const content = await readFile(file);
    for (const coding of CODING_NAMES) {
      const copy = await copies.of(content, name, coding);
      if (copy) {
        await writeFile(file + CODINGS[coding], copy);
      }
    }
  });
  await copies.prune();
}
