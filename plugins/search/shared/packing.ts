/* Forms of lists that take fewer bytes than JSON's own, once compressed. */

/** The code of the character for 0: the first one after those that JSON escapes, but for the backslash. */
const ZERO = '#'.charCodeAt(0);

/** Separates words, none of which contains it. */
const SEPARATOR = '\n';

/** Packs whole numbers from 0 into a string, with a character for each. */
export const packNumbers = (numbers: readonly number[]): string =>
  numbers.map((number) => String.fromCharCode(ZERO + number)).join('');

/** Reads packed numbers, which have to be at most 255. */
export const unpackNumbers = (packed: string): Uint8Array =>
  Uint8Array.from(packed, (character) => character.charCodeAt(0) - ZERO);

/** Packs sorted words: for each, the number of characters that it shares with the one before, and the others. */
export function packWords(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < before.length && word[shared] === before[shared]) {
        shared += 1;
      }
      before = word;
      return String.fromCharCode(ZERO + shared) + word.slice(shared);
    })
    .join(SEPARATOR);
}

/** Reads packed words. */
export function unpackWords(packed: string): readonly string[] {
  let before = '';
  return packed === ''
    ? []
    : packed.split(SEPARATOR).map((one) => {
        before = before.slice(0, one.charCodeAt(0) - ZERO) + one.slice(1);
        return before;
      });
}
