/** Letters that Unicode doesn't decompose into a base letter and an accent. */
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

/** Removes case, accents, and typographic characters, to match what readers type. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}

/**
 * Makes a filter: a row must contain every typed word.
 *
 * @param typed - as typed
 * @returns a function that tests a row's folded text; `undefined` if nothing is typed
 */
export function finder(typed: string): ((text: string) => boolean) | undefined {
  const words = folded(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.length === 0 ? undefined : (text) => words.every((word) => text.includes(word));
}
