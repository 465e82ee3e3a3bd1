/** The first code point that counts a shared beginning; below it are control characters. */
const COUNT_BASE = 0x30;

/** Longest beginning that is counted. */
const COUNT_MAX = 40;

/**
 * Writes sorted words, each as the number of letters it shares with the one before, and its rest.
 *
 * @param terms - sorted by code unit; none holds a line feed
 */
export function writeTerms(terms: readonly string[]): string {
  return terms
    .map((term, at) => {
      const before = terms[at - 1] ?? '';
      let shared = 0;
      while (shared < Math.min(term.length, COUNT_MAX) && term[shared] === before[shared]) {
        shared += 1;
      }
      return String.fromCharCode(COUNT_BASE + shared) + term.slice(shared);
    })
    .join('\n');
}

/** Reads what {@link writeTerms} wrote. */
export function readTerms(text: string): string[] {
  if (text === '') {
    return [];
  }
  let before = '';
  return text.split('\n').map((line) => {
    before = before.slice(0, line.charCodeAt(0) - COUNT_BASE) + line.slice(1);
    return before;
  });
}
