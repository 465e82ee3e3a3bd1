/** Size of all text in a plot, in units of 1/16 rem: 0.9rem, like the page's small text. */
export const TEXT_SIZE = 14.4;

/** Height of a line of text, including spacing. */
export const LINE_HEIGHT = 20;

/**
 * Widths of characters in em, by kind. Taken from DejaVu Sans, the widest of the page's possible fonts, because the
 * build doesn't know which one a reader has.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iljI.,:;'’|]/, 0.36],
  [/[ft\-/r !()[\]]/, 0.42],
  [/[mwMW@%—]/, 1],
  [/[A-Z&]/, 0.79],
  [/[+−±×÷=<>≈~]/, 0.84],
  [/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u, 1],
];

/** Width of all other characters, including digits. */
const OTHER_WIDTH = 0.64;

/** Width of a string, in the drawing's units. */
export function textWidth(text: string): number {
  const em = [...text].reduce(
    (total, character) =>
      total + (WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? OTHER_WIDTH),
    0,
  );
  return em * TEXT_SIZE;
}

/** Width of the widest string. */
export function widestText(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(textWidth));
}
