/** The first code point that encodes the length of a shared prefix; lower ones include the control characters. */
const COUNT_BASE = 0x30;

/** Maximum length of a shared prefix. */
const COUNT_MAX = 40;

/**
 * Encodes sorted words, each as the length of the prefix it shares with the previous word, and the rest.
 *
 * @param terms - sorted by code unit, without line feeds
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

/** Decodes the output of {@link writeTerms}. */
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
