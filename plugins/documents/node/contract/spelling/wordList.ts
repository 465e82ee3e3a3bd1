import type { Problem } from '../finding.ts';

/** Words of the project that aren't in the dictionary. */
export interface WordList {
  readonly words: ReadonlySet<string>;
  /** Problems of the list itself. */
  readonly problems: readonly Problem[];
}

/** Compares words alphabetically, ignoring case. */
function isBefore(a: string, b: string): boolean {
  const [small, large] = [a.toLowerCase(), b.toLowerCase()];
  return small < large || (small === large && a < b);
}

/**
 * Parses a list of words, one per line. Lines that start with `#` are ignored.
 *
 * @param text - content of `docs/words.txt`
 */
export function readWordList(text: string): WordList {
  const lines = text
    .split('\n')
    .map((line, index) => ({ word: line.trim(), line: index + 1 }))
    .filter(({ word }) => word !== '' && !word.startsWith('#'));
  return {
    words: new Set(lines.map(({ word }) => word)),
    problems: lines.flatMap(({ word, line }, index) => {
      const former = lines[index - 1]?.word;
      if (former === undefined || isBefore(former, word)) {
        return [];
      }
      const message =
        former === word
          ? `"${word}" appears twice; delete one of the lines`
          : `"${word}" comes after "${former}"; put it in alphabetical order, so that two writers can add words without a conflict`;
      return [{ line, message }];
    }),
  };
}

/**
 * Whether a list contains a word. A lowercase entry also matches the capitalized word, as at the start of a sentence. A
 * capitalized entry is a name, and matches only itself.
 */
export function hasWord({ words }: WordList, word: string): boolean {
  return words.has(word) || words.has(word.charAt(0).toLowerCase() + word.slice(1));
}
