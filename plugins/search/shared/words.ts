/** A word and its position in a string. */
export interface Word {
  /** Lowercase, without accents and apostrophes, for comparing words. */
  readonly folded: string;
  /** Offsets into the string, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** Characters that join two words into one that's also written without them: `wi-fi`, `Node.js`. */
const JOINT = /^[-.\u2010\u2011]$/;

/** Normalizes a word for comparison. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  // A fast path for nearly every word; the full conversion is ten times slower.
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

const WORD = new RegExp(
  [
    // A sign before a word: `--force`, `-f`, `-name`, `.gitignore`, `<br`, `+49`.
    String.raw`(?:(?<![\p{L}\p{N}\p{M}\-._])(?:[.<](?=\p{L})|\+(?=\p{N})|--?(?=\p{L})))?`,
    // Letters and digits with their accents, apostrophes, and separators inside numbers: `1,000`, `192.168.0.1`.
    String.raw`[\p{L}\p{N}\p{M}]+(?:(?:['’]|(?<=\p{N})[.,](?=\p{N}))[\p{L}\p{N}\p{M}]+)*`,
    // Signs after a word: `C++`, `C#`.
    String.raw`(?:(?<=\p{L})(?:\+\+|(?!\+\+)[+#])(?![\p{L}\p{N}]))?`,
  ].join(''),
  'gu',
);

/** The words of a string, in order. */
export function wordsOf(text: string): readonly Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index: start }) => ({
    folded: fold(word),
    start,
    end: start + word.length,
  }));
}

/** A word without the leading sign: `force` for `--force`. */
export function withoutSign(folded: string): string {
  let sign = 0;
  while (/[-.+<]/.test(folded[sign] ?? '')) {
    sign += 1;
  }
  return sign === 0 ? folded : folded.slice(sign);
}

/**
 * Joins two words of a string that can also be written as one.
 *
 * @param at - index of the first word
 * @returns the joined form, such as `wifi` for `Wi-Fi`, or undefined if the words are separate
 */
export function joinedWith(text: string, words: readonly Word[], at: number): string | undefined {
  const word = words[at];
  const next = words[at + 1];
  // A fast path: most words are separate.
  if (word === undefined || next === undefined || next.start - word.end > 1) {
    return undefined;
  }
  const apart = text.slice(word.end, next.start);
  const follower = withoutSign(next.folded);
  return JOINT.test(apart) && /^\p{L}+$/u.test(word.folded) && /^\p{L}/u.test(follower)
    ? word.folded + follower
    : undefined;
}

/** Signs that are words by themselves, except for separators. */
const SYMBOLS = /(?<!\S)(?![\p{Pd}·•]+(?!\S))[^\s\p{L}\p{N}]+(?!\S)/gu;

/** Punctuation that belongs to the sentence rather than to the signs before it. */
const SENTENCE_SIGN = /(?<=.)[,.;:)]$/;

/** The signs of a string, which are searched for if a query has no words: `&&`, `%`, `?`. */
export function symbolsOf(text: string): readonly Word[] {
  return [...text.matchAll(SYMBOLS)].map(({ 0: found, index: start }) => {
    const folded = /^(.)\1+$/u.test(found) ? found : found.replace(SENTENCE_SIGN, '');
    return { folded, start, end: start + folded.length };
  });
}

/** All terms by which a text can be found: its words, words without their leading sign, joined words, and symbols. */
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

/** The folded words of a string, separated by spaces, for comparing complete strings. */
export function foldedText(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');
}

/** Words that say nothing about what the reader is looking for. */
const STOP_WORDS = new Set(
  `a about am an and any are as at be been between but by can cant could did difference do does doesnt dont for from get
  had has have how hows i if im in into is isnt it its many me much my of on or our should so some than that
  the their them then there these they this those to was we were what whats when where wheres which
  who whose why will with would you your long`.split(/\s+/),
);

/** Whether a word is a stop word. Queries drop these if they have other words. */
export function isStopWord(folded: string): boolean {
  return STOP_WORDS.has(folded);
}
