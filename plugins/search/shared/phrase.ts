import { stem } from './stem.ts';
import { foldedText, isStopWord } from './words.ts';

/** The stems of a folded string, without stop words. */
export function stemsOf(folded: string): string {
  const words = folded.split(' ');
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).map(stem).join(' ');
}

/**
 * Normalizes a keyword or query of several words, so that one can be looked up with the other.
 *
 * @returns the stems without stop words, separated by spaces; undefined if there's only one
 */
export function phraseOf(text: string): string | undefined {
  const stems = stemsOf(foldedText(text));
  return stems.includes(' ') ? stems : undefined;
}
