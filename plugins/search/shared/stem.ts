/** Endings and what stands in their place, the first that fits; a stem keeps a vowel and three letters. */
const ENDINGS: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/(?:ies|ied)$/, 'y'],
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/([^su])s$/, '$1'],
  [/ing$/, ''],
  [/ed$/, ''],
];

const isStem = (word: string) => word.length >= 3 && /[aeiouy]/.test(word);

/**
 * The part of an English word that its inflected forms have in common: `bak` for `bake`, `baked`
 * and `baking`. Light on purpose: plurals and the two endings of verbs, no derivation, so that
 * words of different sense seldom meet.
 *
 * @param word - folded; one with digits or signs has no other forms
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  let stemmed = word;
  for (const [ending, replacement] of ENDINGS) {
    const shorter = stemmed.replace(ending, replacement);
    if (shorter !== stemmed && isStem(shorter)) {
      stemmed = shorter;
      break;
    }
  }
  const whole = stemmed.length > 3 ? stemmed.replace(/e$/, '') : stemmed;
  return whole.length > 3 ? whole.replace(/([a-z])\1$/, '$1') : whole;
}

/** The longest beginning that all words with the stem of this one share. */
export function stemBeginning(word: string): string {
  const stemmed = stem(word);
  return stemmed.endsWith('y') && stemmed.length > 3 ? stemmed.slice(0, -1) : stemmed;
}
