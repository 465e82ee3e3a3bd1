import type { PageLink } from '../contract/page/links.ts';

/** Most characters of a sentence, without the marks of what was cut. */
export const MOST_CHARACTERS = 200;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Where a text can be cut, in its order: the places between a space and a word. */
function wordStarts(text: string): readonly number[] {
  return [...words.segment(text)].flatMap(({ index, segment }) =>
    segment.trim() === '' ? [index + segment.length] : [],
  );
}

/**
 * The part of a long sentence around its link, cut at words, with an ellipsis for what is left out.
 *
 * @param start - where the link begins in it
 * @param end - where the link ends
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
 * The sentence that holds a link.
 *
 * @returns plain text of about {@link MOST_CHARACTERS} characters at most
 */
export function sentenceOf({ context, start, end }: PageLink): string {
  const around = [...sentences.segment(context)].filter(({ index }) => index <= start).at(-1);
  const { index = 0, segment = context } = around ?? {};
  const leading = segment.length - segment.trimStart().length;
  return shorten(segment.trim(), start - index - leading, end - index - leading);
}
