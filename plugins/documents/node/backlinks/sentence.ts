import type { PageLink } from '../contract/page/links.ts';

/** Maximum length of a sentence, not counting ellipses. */
export const MOST_CHARACTERS = 200;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Positions at which a string can be cut: the starts of words after a space. */
function wordStarts(text: string): readonly number[] {
  return [...words.segment(text)].flatMap(({ index, segment }) =>
    segment.trim() === '' ? [index + segment.length] : [],
  );
}

/**
 * Shortens a long sentence around its link, at word boundaries, with ellipses.
 *
 * @param start - start of the link in the sentence
 * @param end - end of the link
 */
function shorten(sentence: string, start: number, end: number): string {
  if (sentence.length <= MOST_CHARACTERS) {
    return sentence;
  }
  const room = Math.max(0, MOST_CHARACTERS - (end - start));
  const from = Math.max(0, Math.min(start - room / 2, sentence.length - MOST_CHARACTERS));
  const starts = wordStarts(sentence);
  const first = from === 0 ? 0 : (starts.find((place) => place >= from && place <= start) ?? start);
  const rest = sentence.length - first <= MOST_CHARACTERS;
  const last = rest
    ? sentence.length
    : (starts.filter((place) => place <= first + MOST_CHARACTERS && place >= end).at(-1) ?? end);
  const cut = sentence.slice(first, last).trim();
  return `${first > 0 ? '…' : ''}${cut}${rest ? '' : '…'}`;
}

/**
 * Extracts the sentence that contains a link.
 *
 * @returns plain text, at most about {@link MOST_CHARACTERS} characters
 */
export function sentenceOf({ context, start, end }: PageLink): string {
  const around = [...sentences.segment(context)].filter(({ index }) => index <= start).at(-1);
  const { index = 0, segment = context } = around ?? {};
  const leading = segment.length - segment.trimStart().length;
  return shorten(segment.trim(), start - index - leading, end - index - leading);
}
