/** Size of all text in a plot: the page's small text, 0.9rem, in units of a sixteenth of a rem. */
export const TEXT_SIZE = 14.4;

/** Height of a line of text with the room around it. */
export const LINE_HEIGHT = 20;

/**
 * Widths of characters in em, by kind: as wide as in DejaVu Sans, the widest of the sans serifs that the
 * page may be set in, because the build does not know which one a reader has.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iljI.,:;'’|]/, 0.36],
  [/[ft\-/r !()[\]]/, 0.42],
  [/[mwMW@%—]/, 1],
  [/[A-Z&]/, 0.79],
  [/[+−±×÷=<>≈~]/, 0.84],
  [/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u, 1],
];

/** Width of every other character, digits among them. */
const OTHER_WIDTH = 0.64;

/** Room that a text needs, in the drawing's units. */
export function textWidth(text: string): number {
  const em = [...text].reduce(
    (total, character) =>
      total + (WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? OTHER_WIDTH),
    0,
  );
  return em * TEXT_SIZE;
}

/** Room that the widest of some texts needs. */
export function widestText(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(textWidth));
}
