import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CODINGS } from '../table/table.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A content coding, as in the Accept-Encoding header. */
export type Coding = keyof typeof CODINGS;

/** How hard to compress: `best` takes three times as long as `fast` and saves another two percent. */
export type Effort = 'best' | 'fast';

const BROTLI_QUALITY: Readonly<Record<Effort, number>> = {
  best: constants.BROTLI_MAX_QUALITY,
  fast: constants.BROTLI_MAX_QUALITY - 1,
};

/** Files that readers wait for: pages, styles, and the scripts of every page. */
const WAITED_FOR = /\.(?:html|css)$|\/(?:answers|main|runtime~main)\.[^/]+\.js$/;

/**
 * Decides how hard to compress a file. Most files are a single document's, and are fetched in the background.
 *
 * @param name - path in the build, with forward slashes
 */
export const effortFor = (name: string): Effort => (WAITED_FOR.test(name) ? 'best' : 'fast');

/** Compresses in the thread pool. */
export const COMPRESS: Readonly<
  Record<Coding, (content: Buffer, effort: Effort) => Promise<Buffer>>
> = {
  br: (content, effort) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => zip(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Identifies the compressors, as part of the cache key: another version produces different copies. */
export const COMPRESSORS = `brotli ${process.versions.brotli}, zlib ${process.versions.zlib}`;

export const CODING_NAMES = Object.keys(CODINGS) as readonly Coding[];
