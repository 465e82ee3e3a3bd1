import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CODINGS } from '../table/table.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Name of a coding, as a browser asks for it. */
export type Coding = keyof typeof CODINGS;

/** Compresses by each coding at its best level; the work is done by the platform's pool of threads. */
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

/** Names what compresses: another release, or another level, makes other copies of the same content. */
export const COMPRESSED_BY = `brotli ${process.versions.brotli} ${constants.BROTLI_MAX_QUALITY}, zlib ${process.versions.zlib} ${constants.Z_BEST_COMPRESSION}`;

export const CODING_NAMES = Object.keys(CODINGS) as readonly Coding[];
