/** A word of a text and where it stands there. */
export interface Word {
  /** Lower case, without accents and apostrophes: the form in which words are compared. */
  readonly folded: string;
  /** Offsets into the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** Letters and digits with their accents; an apostrophe inside; signs as in `C++` and `C#`. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*[+#]*/gu;

/** Brings a word to the form in which words are compared. */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}

/** The words of a text, in their order. */
export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
}

/** A text reduced to its folded words with a space between, for comparing whole texts. */
export function foldedText(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');
}

/** Words that say nothing about what is sought; left out of a query that has others. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from how i in is it my of on or the to what when where which why with you'.split(
    ' ',
  ),
);

/** The words of a query that an answer must have, each once. */
export function soughtWords(query: string): readonly string[] {
  const words = [...new Set(wordsOf(query).map(({ folded }) => folded))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
