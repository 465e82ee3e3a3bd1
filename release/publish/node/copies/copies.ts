import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { filesBelow } from '../files.ts';
import { CODINGS } from '../table/table.ts';
import { CODING_NAMES, type Coding } from './codings.ts';
import type { KeptCopies } from './keptCopies.ts';

/** Files of text. Pictures, fonts and the search index are compressed in themselves. */
const TEXT = /\.(?:html|js|css|svg|json|xml|txt|csv|webmanifest)$/;

/** How many files are read and written at once. */
const AT_ONCE = 16;

/** What came of making the copies. */
export interface CopiesReport {
  /** Files that have copies. */
  readonly files: number;
  /** Of these, files whose copies were there already. */
  readonly kept: number;
  /** Sums over the files, in bytes; a file counts with its own size where there is no copy. */
  readonly bytes: Readonly<Record<Coding | 'plain', number>>;
}

/**
 * Puts a compressed copy of each file of text beside it, for each coding in which it is smaller.
 *
 * @param folder - the build
 * @param copies - where they come from; afterwards it holds those of this build
 */
export async function writeCopies(folder: string, copies: KeptCopies): Promise<CopiesReport> {
  const files = (await filesBelow(folder)).filter((name) => TEXT.test(name));
  const bytes = { plain: 0, br: 0, gzip: 0 };
  let copied = 0;
  let kept = 0;

  const copyFile = async (name: string) => {
    const file = path.join(folder, name);
    const content = await readFile(file);
    const made = await Promise.all(
      CODING_NAMES.map(async (coding) => {
        const copy = await copies.of(content, coding);
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
