import { stem } from './stem.ts';
import { foldedText, isStopWord } from './words.ts';

/** A folded text without what tells nothing and without endings. */
export function stemsOf(folded: string): string {
  const words = folded.split(' ');
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).map(stem).join(' ');
}

/**
 * What a keyword or a query of several words says, by which the one is looked up for the other.
 *
 * @returns the stems of its telling words with spaces between; undefined where there is one of them
 */
export function phraseOf(text: string): string | undefined {
  const stems = stemsOf(foldedText(text));
  return stems.includes(' ') ? stems : undefined;
}
