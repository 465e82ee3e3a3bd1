import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CODINGS } from '../table/table.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A content coding, as in the Accept-Encoding header. */
export type Coding = keyof typeof CODINGS;

/** How hard to compress: `best` takes three times as long as `good` for 2 percent, `good` ten times as long as `quick` for 8. */
export type Effort = 'best' | 'good' | 'quick';

const BROTLI_QUALITY: Readonly<Record<Effort, number>> = { best: 11, good: 10, quick: 7 };

/** Files that readers wait for: pages, styles, and the scripts of every page. */
const WAITED_FOR = /\.(?:html|css)$|\/(?:answers|main|runtime~main)\.[^/]+\.js$/;

/** A larger page doesn't fit in the first round trip anyway, so two percent hardly matters. */
const LARGE_PAGE_BYTES = 80_000;

/** Files that few readers fetch: Markdown twins, downloads of tables, and what programs ask for. */
const RARELY_FETCHED = /\.(?:md|txt|csv|atom|xml)$/;

/**
 * Decides how hard to compress a file. Most others are a single document's scripts, and are fetched in the background.
 *
 * @param name - path in the build, with forward slashes
 * @param bytes - its size
 */
export function effortFor(name: string, bytes: number): Effort {
  if (RARELY_FETCHED.test(name)) {
    return 'quick';
  }
  const isLargePage = name.endsWith('.html') && bytes > LARGE_PAGE_BYTES;
  return WAITED_FOR.test(name) && !isLargePage ? 'best' : 'good';
}

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
