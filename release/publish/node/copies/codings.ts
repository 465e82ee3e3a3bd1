import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CODINGS } from '../table/table.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A content coding, as in the Accept-Encoding header. */
export type Coding = keyof typeof CODINGS;

/** Size from which Brotli's best level isn't worth its time: ten seconds for 4 MB, to save a twelfth. */
const LARGE_BYTES = 1_000_000;

/** Brotli's level for large files. */
const LARGE_QUALITY = 9;

/** Compresses with the best level of each coding, in the thread pool. Large files get a faster one. */
export const COMPRESS: Readonly<Record<Coding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]:
          content.length < LARGE_BYTES ? constants.BROTLI_MAX_QUALITY : LARGE_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => zip(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Identifies the compressor, as part of the cache key: another version or level produces different copies.
 */
export const COMPRESSED_BY = `brotli ${process.versions.brotli} ${constants.BROTLI_MAX_QUALITY} ${LARGE_QUALITY}, zlib ${process.versions.zlib} ${constants.Z_BEST_COMPRESSION}`;

export const CODING_NAMES = Object.keys(CODINGS) as readonly Coding[];
