import { lineOf } from '../../../../mdx/node/faults.ts';
import { passagesOf, proseOf } from '../page/prose.ts';
import { phrasingsIn } from '../phrasings.ts';
import { likelyWord } from '../spelling.ts';
import type { LibraryRule, PageRule } from './rule.ts';

/** The description and the text of a page should read as if a native speaker wrote them. */
export const phrasings: PageRule = {
  description:
    'The text uses none of the phrasings that `plugins/documents/node/contract/phrasings.ts` lists.',
  check: ({ tree, frontMatter: { fields, lines } }) =>
    [
      { line: lines.get('description') ?? 1, text: fields.description ?? '' },
      ...passagesOf(tree).map((passage) => ({ line: lineOf(passage), text: proseOf(passage) })),
    ].flatMap(({ line, text }) =>
      phrasingsIn(text).map(({ words, instead }) => ({
        line,
        message: `"${words.trim()}" isn't how a native speaker puts it; write ${instead}`,
      })),
    ),
};

/** Maximum number of unknown words per run for which to look up suggestions: each lookup takes up to 0.2 s. */
const MOST_LOOKED_UP = 5;

/** Allows American English and the words of the project. */
export const spelling: LibraryRule = {
  description: 'Words are spelled as in American English, or listed in `docs/words.txt`.',
  sparesDrafts: true,
  check: ({ documents, words }) => {
    const listed = new Set(words.map(({ text }) => text));
    // A lowercase entry also matches the capitalized word. A capitalized one is a name, and matches only itself.
    const isListed = (word: string) =>
      listed.has(word) || listed.has(word.charAt(0).toLowerCase() + word.slice(1));
    const unknown = documents
      .filter(({ isDraft }) => !isDraft)
      .flatMap(({ file, unknownWords }) => unknownWords.map((word) => ({ file, ...word })))
      .filter(({ word }) => !isListed(word));
    const distinct = [...new Set(unknown.map(({ word }) => word))];
    const likely = new Map(
      distinct.length <= MOST_LOOKED_UP ? distinct.map((word) => [word, likelyWord(word)]) : [],
    );
    const places = new Map(
      unknown.map((place) => [`${place.file} ${place.line} ${place.word}`, place]),
    );
    return [...places.values()].map(({ word, file, line }) => {
      const meant = likely.get(word);
      const fix = meant === undefined ? 'correct it' : `write "${meant}"`;
      const message = `"${word}" is not in the dictionary of American English; ${fix}, or add it to docs/words.txt`;
      return { file, line, message };
    });
  },
};

/** Compares words alphabetically, ignoring case. */
function isBefore(a: string, b: string): boolean {
  const [small, large] = [a.toLowerCase(), b.toLowerCase()];
  return small < large || (small === large && a < b);
}

/** Many people edit the word list. */
export const wordList: LibraryRule = {
  description: 'The lines of `docs/words.txt` are sorted, and none is repeated.',
  check: ({ words }) =>
    words.flatMap(({ text: word, line }, index) => {
      const former = words[index - 1]?.text;
      if (former === undefined || isBefore(former, word)) {
        return [];
      }
      const message =
        former === word
          ? `"${word}" appears twice; delete one of the lines`
          : `"${word}" comes after "${former}"; put it in alphabetical order, so that two writers can add words without a conflict`;
      return [{ file: 'docs/words.txt', line, message }];
    }),
};
