import { folded } from './model';

/** Part of a text, by offsets in UTF-16 code units. */
type Part = readonly [start: number, end: number];

/** A text that has as many characters when it's folded. */
const PLAIN = /^[ -~]*$/;

/** The folded text, and for each of its characters, the offset of the letter that it comes from. */
function foldedWithOrigins(text: string): { plain: string; origins: readonly number[] } {
  const letters = PLAIN.test(text)
    ? [...text.toLowerCase()].map((letter) => [letter, letter] as const)
    : [...text].map((letter) => [letter, folded(letter)] as const);
  let at = 0;
  const origins: number[] = [];
  for (const [letter, plain] of letters) {
    origins.push(...Array.from({ length: plain.length }, () => at));
    at += letter.length;
  }
  return { plain: letters.map(([, plain]) => plain).join(''), origins: [...origins, at] };
}

/** Finds every occurrence of folded words in a text. One letter may fold to two, such as ß. */
export function foundIn(text: string, words: readonly string[]): readonly Part[] {
  const { plain, origins } = foldedWithOrigins(text);
  return words.flatMap((word) => {
    const parts: Part[] = [];
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      const start = origins[at] ?? 0;
      const last = origins[at + word.length - 1] ?? start;
      parts.push([start, origins.find((origin) => origin > last) ?? text.length]);
    }
    return parts;
  });
}
