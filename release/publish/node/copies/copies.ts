import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { filesBelow } from '../files.ts';
import { CODINGS } from '../table/table.ts';
import { CODING_NAMES, type Coding, effortFor } from './codings.ts';
import type { KeptCopies } from './keptCopies.ts';

/** Text files. Pictures, fonts, and the search index are already compressed. */
const TEXT = /\.(?:html|js|css|svg|json|xml|atom|txt|md|csv|webmanifest)$/;

/**
 * Whether a file gets compressed copies.
 *
 * @param name - its path or name
 */
export const isCompressible = (name: string): boolean => TEXT.test(name);

/** How many files are read and written at once. */
const AT_ONCE = 16;

/** The result of making the copies. */
export interface CopiesReport {
  /** Files that have copies. */
  readonly files: number;
  /** Files whose copies already existed. */
  readonly kept: number;
  /** Totals in bytes; a file without a copy counts with its own size. */
  readonly bytes: Readonly<Record<Coding | 'plain', number>>;
}

/**
 * Writes a compressed copy next to each text file, for each coding that makes it smaller.
 *
 * @param folder - the build
 * @param copies - the store of copies; afterwards it contains only those of this build
 */
export async function writeCopies(folder: string, copies: KeptCopies): Promise<CopiesReport> {
  const files = (await filesBelow(folder)).filter(isCompressible);
  const bytes = { plain: 0, br: 0, gzip: 0 };
  let copied = 0;
  let kept = 0;

  const copyFile = async (name: string) => {
    const file = path.join(folder, name);
    const content = await readFile(file);
    const made = await Promise.all(
      CODING_NAMES.map(async (coding) => {
        const copy = await copies.of(content, coding, effortFor(name, content.length));
        if (copy) {
          await writeFile(file + CODINGS[coding], copy.content);
        }
        bytes[coding] += (copy?.content ?? content).length;
        return copy;
      }),
    );
    bytes.plain += content.length;
    copied += made.some((copy) => copy) ? 1 : 0;
    kept += made.every((copy) => copy?.isKept) ? 1 : 0;
  };
  const limit = pLimit(AT_ONCE);
  await limit.map(files, copyFile);
  await copies.prune();
  return { files: copied, kept, bytes };
}
