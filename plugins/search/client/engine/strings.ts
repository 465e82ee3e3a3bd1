import { mayHave, RARE, type SignedString, signedStringsOf } from '../../shared/signs.ts';
import { isStopWord } from '../../shared/words.ts';
import type { IndexFiles } from '../local/openIndex.ts';
import { wordLists } from './termMatches.ts';

/** A string with special characters in a query, such as `filetype:csv`, and the records that have it. */
export interface SoughtString {
  /** As typed. */
  readonly text: string;
  /** Its words, folded, without stop words. */
  readonly words: readonly string[];
  /** The records that have all its words, with the same signs around them as far as the index knows. */
  readonly records: ReadonlySet<number>;
}

/** The records that have a word, or with `isOpen`, a word that starts with it. */
async function recordsWith(
  files: IndexFiles,
  word: string,
  isOpen: boolean,
): Promise<ReadonlySet<number>> {
  const lists = await wordLists(files, word, isOpen ? `${word}\uffff` : word);
  const records = new Set<number>();
  for (const list of lists) {
    const terms = isOpen ? list.terms.filter((term) => term.startsWith(word)) : [word];
    for (const term of terms) {
      list.each(term, (record) => records.add(record));
    }
  }
  return records;
}

/** The records that have a string, whose last word may go on with `isOpen`. */
async function recordsOf(
  files: IndexFiles,
  { words: all, joints }: SignedString,
  isOpen: boolean,
): Promise<ReadonlySet<number>> {
  const last = all.at(-1)?.folded;
  const telling = new Set(all.map(({ folded }) => folded).filter((word) => !isStopWord(word)));
  const byWord = new Map(
    await Promise.all(
      Array.from(
        telling,
        async (word) => [word, await recordsWith(files, word, isOpen && word === last)] as const,
      ),
    ),
  );
  const [fewest = new Set<number>(), ...others] = [...byWord.values()].sort(
    (a, b) => a.size - b.size,
  );
  const together = [...fewest].filter((record) => others.every((other) => other.has(record)));
  const keys = joints
    .filter(({ words }) => !(isOpen && words.includes(last ?? '')))
    .filter(({ words }) => words.every((word) => (byWord.get(word)?.size ?? Infinity) > RARE))
    .map(({ key }) => key);
  if (together.length === 0 || keys.length === 0) {
    return new Set(together);
  }
  const signs = await files.signs();
  return new Set(together.filter((record) => mayHave(signs[record] ?? [], keys)));
}

/**
 * Finds the records that contain the query's strings with special characters. If none has the last one, the reader may still be
 * typing it.
 *
 * @throws IndexFailure if a required file can't be loaded
 */
export async function soughtStrings(
  files: IndexFiles,
  query: string,
): Promise<readonly SoughtString[]> {
  const found = signedStringsOf(query).map(async (string): Promise<SoughtString> => {
    const words = [...new Set(string.words.map(({ folded }) => folded))].filter(
      (word) => !isStopWord(word),
    );
    const whole = await recordsOf(files, string, false);
    const isTyped = words.length > 1 && query.endsWith(string.text);
    const records = whole.size === 0 && isTyped ? await recordsOf(files, string, true) : whole;
    return { text: string.text, words, records };
  });
  return Promise.all(found);
}

/**
 * Corrects which of the strings a record has, by its texts.
 *
 * @param text - its headings and its text
 * @param isCut - whether the text goes on
 */
export function stringsIn(
  strings: readonly SoughtString[],
  record: number,
  text: string,
  isCut: boolean,
): readonly SoughtString[] {
  const lower = text.toLowerCase();
  return strings.filter(
    (string) => lower.includes(string.text.toLowerCase()) || (isCut && string.records.has(record)),
  );
}
