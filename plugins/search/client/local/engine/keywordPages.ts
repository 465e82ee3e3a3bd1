import { phraseOf } from '../../../shared/phrase.ts';
import type { IndexFiles } from '../files/index.ts';
import { positionOf, wordFilesFor } from './termMatches.ts';

/**
 * Finds the pages that have the full query, if it's several words long, as a keyword.
 *
 * @returns positions of the pages
 * @throws IndexFailure if a required file can't be loaded
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
