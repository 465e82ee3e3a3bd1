import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CODINGS } from '../table/table.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A content coding, as in the Accept-Encoding header. */
export type Coding = keyof typeof CODINGS;

/** Compresses with the best level of each coding, in the thread pool. */
export const COMPRESS: Readonly<Record<Coding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => zip(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Identifies the compressor, as part of the cache key: another version or level produces different copies.
 */
export const COMPRESSED_BY = `brotli ${process.versions.brotli} ${constants.BROTLI_MAX_QUALITY}, zlib ${process.versions.zlib} ${constants.Z_BEST_COMPRESSION}`;

export const CODING_NAMES = Object.keys(CODINGS) as readonly Coding[];
