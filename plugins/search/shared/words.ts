import { scanWords } from './scanning.ts';

/** A word of a text and where it is there. */
export interface Word {
  /** Lower case, without accents and apostrophes: the form in which words are compared. */
  readonly folded: string;
  /** Offsets into the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** What joins two words into one that is also written without it: `wi-fi`, `Node.js`. */
const JOINT = /^[-.\u2010\u2011]$/;

/** Brings a word to the form in which words are compared. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  // Nearly every word; the rest takes ten times as long.
  return PLAIN.test(lower) ? lower : foldFully(word);
}

const PLAIN = /^[a-z0-9+#.<-]+$/;

function foldFully(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/(?<=\p{N}),(?=\p{N}{3})/gu, '')
    .toLowerCase();
}

/** The words of a text, in their order. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  scanWords(text, (start, end) => {
    words.push({ folded: fold(text.slice(start, end)), start, end });
  });
  return words;
}

/** A word without the sign before it: `force` for `--force`. */
export function withoutSign(folded: string): string {
  let sign = 0;
  while (/[-.+<]/.test(folded[sign] ?? '')) {
    sign += 1;
  }
  return sign === 0 ? folded : folded.slice(sign);
}

/**
 * The two words of a text that are also one, by the position of the first.
 *
 * @returns the joined form, such as `wifi` for `Wi-Fi`, or undefined where the words are apart
 */
export function joinedWith(text: string, words: readonly Word[], at: number): string | undefined {
  const word = words[at];
  const next = words[at + 1];
  // Most words are separate; joined ones are seldom looked at.
  if (word === undefined || next === undefined || next.start - word.end > 1) {
    return undefined;
  }
  const apart = text.slice(word.end, next.start);
  const follower = withoutSign(next.folded);
  const isJoined = JOINT.test(apart) || (apart === '' && follower !== next.folded);
  return isJoined && /^\p{L}+$/u.test(word.folded) && /^\p{L}/u.test(follower)
    ? word.folded + follower
    : undefined;
}

/** Signs that are words by themselves, except those that divide a text. */
const SYMBOLS = /(?<!\S)(?![\p{Pd}·•]+(?!\S))[^\s\p{L}\p{N}]+(?!\S)/gu;

/** What belongs to the sentence, and not to the signs before it. */
const SENTENCE_SIGN = /(?<=.)[,.;:)]$/;

/** The signs of a text that are looked for where a query has no words: `&&`, `%`, `?`. */
export function symbolsOf(text: string): readonly Word[] {
  return [...text.matchAll(SYMBOLS)].map(({ 0: found, index: start }) => {
    const folded = /^(.)\1+$/u.test(found) ? found : found.replace(SENTENCE_SIGN, '');
    return { folded, start, end: start + folded.length };
  });
}

/** Every term that a text is found by: its words, those without their sign, joined ones, and symbols. */
export function termsOf(text: string): readonly string[] {
  const words = wordsOf(text);
  const symbols = symbolsOf(text).map(({ folded }) => folded);
  return words
    .flatMap(({ folded }, at) => {
      const bare = withoutSign(folded);
      const joined = joinedWith(text, words, at);
      return [
        folded,
        ...(bare === folded ? [] : [bare]),
        ...(joined === undefined ? [] : [joined]),
      ];
    })
    .concat(symbols);
}

/** A text reduced to its folded words with a space between, for comparing whole texts. */
export function foldedText(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');
}

/** Words that say nothing about what is sought. */
const STOP_WORDS = new Set(
  `a about am an and any are as at be been between but by can cant could did difference do does doesnt dont for from get
  had has have how hows i if im in into is isnt it its many me much my of on or our should so some than that
  the their them then there these they this those to was we were what whats when where wheres which
  who whose why will with would you your long`.split(/\s+/),
);

/** Whether a word says nothing about what is sought; a query that has others goes without it. */
export function isStopWord(folded: string): boolean {
  return STOP_WORDS.has(folded);
}
