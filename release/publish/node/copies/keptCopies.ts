import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { type KeptFile, keptFiles } from '../../../../plugins/kept/node/keptFiles.ts';
import { CODINGS } from '../table/table.ts';
import { COMPRESS, COMPRESSORS, type Coding, type Effort, effortFor } from './codings.ts';

/** Smaller files aren't compressed: headers would outweigh the savings. */
const SMALLEST_BYTES = 256;

/** How many copies are made at once. Each takes one of the four threads that also read and write files. */
const AT_ONCE = Math.min(availableParallelism(), 3);

/** Makes compressed copies, each once. */
export interface KeptCopies {
  /**
   * Compresses content. A few copies are made at a time.
   *
   * @returns `undefined` if the copy wouldn't be smaller, or the content is too small
   */
  of(content: Buffer, coding: Coding, effort: Effort): Promise<KeptFile | undefined>;
  /**
   * Size of a file in bytes, as served to a current browser.
   *
   * @param name - its path in the build
   */
  bytesOf(content: Buffer, name: string): Promise<number>;
  /** Deletes all copies that weren't requested. */
  prune(): Promise<void>;
}

/**
 * Opens the cache of copies.
 *
 * @param folder - shares the copies with later builds; without it, they're kept in memory
 */
export function keptCopies(folder: string | undefined): KeptCopies {
  const files = keptFiles(folder);
  const limit = pLimit(AT_ONCE);

  const of: KeptCopies['of'] = async (content, coding, effort) => {
    if (content.length < SMALLEST_BYTES) {
      return undefined;
    }
    const hash = createHash('sha256').update(`${COMPRESSORS}, ${effort}`).update(content);
    const copy = await files.of(hash.digest('hex') + CODINGS[coding], () =>
      limit(() => COMPRESS[coding](content, effort)),
    );
    return copy.content.length < content.length ? copy : undefined;
  };

  return {
    of,
    bytesOf: async (content, name) =>
      (await of(content, 'br', effortFor(name, content.length)))?.content.length ?? content.length,
    prune: files.prune,
  };
}
