/** Letters that Unicode does not take apart into a plain one and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  '’': "'",
  '\u00A0': ' ',
};

const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** A text without case, accents and typographic signs, as readers type it. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}

/**
 * Makes a test of what a reader types: each word of it must be somewhere in a row.
 *
 * @param typed - as typed
 * @returns a function of a row's folded text; `undefined` where nothing is typed
 */
export function finder(typed: string): ((text: string) => boolean) | undefined {
  const words = folded(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.length === 0 ? undefined : (text) => words.every((word) => text.includes(word));
}
