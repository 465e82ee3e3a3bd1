import { phraseOf } from '../../../shared/phrase.ts';
import type { IndexFiles } from '../files/index.ts';
import { positionOf, wordFilesFor } from './termMatches.ts';

/**
 * The pages that have a whole query of several words as a keyword.
 *
 * @returns their positions
 * @throws IndexFailure when a file that is needed cannot be had
 */
export async function keywordPages(files: IndexFiles, query: string): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  const phrase = phraseOf(query);
  if (phrase !== undefined) {
    const lists = await Promise.all(wordFilesFor(files, phrase, true).map((at) => files.words(at)));
    for (const list of lists) {
      const at = positionOf(list, phrase);
      if (at !== -1) {
        list.each(at, (record) => found.add(files.outline.page[record] ?? 0));
      }
    }
  }
  return found;
}
