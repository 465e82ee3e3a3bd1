import type { Problem } from '../finding.ts';

/** The words of the project that the dictionary does not have. */
export interface WordList {
  readonly words: ReadonlySet<string>;
  /** What is wrong with the list itself. */
  readonly problems: readonly Problem[];
}

/** The order of the list: that of the alphabet, capitals and small letters together. */
function isBefore(a: string, b: string): boolean {
  const [small, large] = [a.toLowerCase(), b.toLowerCase()];
  return small < large || (small === large && a < b);
}

/**
 * Reads a list of words, one per line; lines that begin with `#` are left out.
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
 * Whether a list has a word. One in small letters is also known with a capital, as at the beginning of
 * a sentence; one with a capital is a name, and known only with it.
 */
export function hasWord({ words }: WordList, word: string): boolean {
  return words.has(word) || words.has(word.charAt(0).toLowerCase() + word.slice(1));
}
