import type { Finding } from '../../finding.ts';
import { likelyWord } from '../../spelling/dictionary.ts';
import { hasWord } from '../../spelling/wordList.ts';
import type { LibraryRule } from '../rule.ts';

/** Maximum number of unknown words per run for which to look up suggestions: each lookup takes up to 0.2 s. */
const MOST_LOOKED_UP = 5;

/** Allows American English and the words of the project. */
export const spelling: LibraryRule = {
  name: 'spelling',
  description: 'Words are spelled as in American English, or listed in `docs/words.txt`.',
  holdsForDrafts: false,
  check: ({ documents, words }) => {
    const unknown = documents
      .filter(({ isDraft }) => !isDraft)
      .flatMap(({ file, unknownWords }) =>
        unknownWords.filter(({ word }) => !hasWord(words, word)).map((word) => ({ file, ...word })),
      );
    const distinct = [...new Set(unknown.map(({ word }) => word))];
    const likely = new Map(
      distinct.length <= MOST_LOOKED_UP ? distinct.map((word) => [word, likelyWord(word)]) : [],
    );
    const places = new Map(
      unknown.map((place) => [`${place.file} ${place.line} ${place.word}`, place]),
    );
    return [...places.values()].map(({ word, file, line }): Finding => {
      const meant = likely.get(word);
      const fix = meant === undefined ? 'correct it' : `write "${meant}"`;
      return {
        file,
        line,
        message: `"${word}" is not in the dictionary of American English; ${fix}, or add it to ${words.file}`,
      };
    });
  },
};
