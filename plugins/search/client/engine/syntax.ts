import { COUNTS } from '../../shared/format.ts';
import { foldedText, isStopWord } from '../../shared/words.ts';
import type { IndexFiles } from '../local/openIndex.ts';
import { termMatches, wordLists } from './termMatches.ts';

/** A query without its syntax. */
export interface ParsedQuery {
  /** What to search for, with the words of phrases. */
  readonly text: string;
  /** The phrases in quotation marks. */
  readonly phrases: readonly string[];
  /** The words after a minus sign, folded. */
  readonly excluded: readonly string[];
}

/** A phrase in quotation marks with spaces around them: `13" laptop` has none. */
const PHRASE = /(?<!\S)["“]([^"“”]*[\p{L}\p{N}][^"“”]*)["”](?!\S)/gu;

/** A word after a minus sign. A single letter is an option, such as `-f`. */
const EXCLUDED = /(?<!\S)-(?=\p{L}[\p{L}\p{N}])\S+/gu;

/**
 * Reads the syntax of a query: quotation marks around phrases, and a minus sign before words to exclude. An option that
 * the index has, such as `-name`, is a word.
 *
 * @throws IndexFailure if a required file can't be loaded
 */
export async function parsedQuery(files: IndexFiles, query: string): Promise<ParsedQuery> {
  const signed = await Promise.all(
    Array.from(query.matchAll(EXCLUDED), async ([written]) => {
      const term = foldedText(written).split(' ')[0] ?? '';
      const [list] = await wordLists(files, term);
      return { written, isWord: list?.terms.includes(term) === true };
    }),
  );
  const excluded = signed.filter(({ isWord }) => !isWord).map(({ written }) => written);
  const text = query.replace(EXCLUDED, (written) => (excluded.includes(written) ? '' : written));
  if (foldedText(text) === '') {
    return { text: query, phrases: [], excluded: [] };
  }
  return {
    text,
    phrases: Array.from(text.matchAll(PHRASE), ([, phrase = '']) => phrase),
    excluded: excluded.flatMap((written) => foldedText(written.slice(1)).split(' ')),
  };
}

/** The records that have one of the words in their names or texts, in headings above them, or in their page's title. */
export async function recordsToExclude(
  files: IndexFiles,
  words: readonly string[],
): Promise<(record: number) => boolean> {
  const { level, parent, page, pages } = files.outline;
  const having = new Set<number>();
  const named = new Set<number>();
  const titled = new Set<number>();
  for (const word of words.filter((each) => !isStopWord(each))) {
    const how = { isLoose: false, isLast: false, isAlone: false };
    for (const { term } of await termMatches(files, word, how)) {
      const [list] = await wordLists(files, term);
      list?.each(term, (record, value) => {
        having.add(record);
        // Words that are only in the text have no field.
        if (value >= COUNTS) {
          named.add(record);
        }
      });
      files.outline.pageWords.each(term, (at) => {
        if (hasPhrase(pages[at]?.[0] ?? '', term)) {
          titled.add(at);
        }
      });
    }
  }
  return (record) => {
    let isExcluded = having.has(record) || titled.has(page[record] ?? 0);
    for (let at = record; !isExcluded && level[at] !== 1; ) {
      at = parent[at] ?? 0;
      isExcluded = named.has(at);
    }
    return isExcluded;
  };
}

/** Whether a text has the words of a phrase in its order, with any signs between them. */
export function hasPhrase(text: string, phrase: string): boolean {
  return ` ${foldedText(text)} `.includes(` ${foldedText(phrase)} `);
}
