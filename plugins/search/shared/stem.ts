/** Endings and their replacements, the first that fits; a stem keeps a vowel and three letters. */
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

/** The last word of a text in the singular, roughly. */
const lastSingular = (text: string) =>
  text.slice(text.lastIndexOf(' ') + 1).replace(/(?<=[^su])s$/, '');

/**
 * Whether two words, or texts that end in them, have one stem and differ all the same, as `plan` and
 * `planes`: no form of one is a form of the other.
 */
export function areApart(one: string, other: string): boolean {
  const [first, second] = [lastSingular(one), lastSingular(other)];
  return first === `${second}e` || second === `${first}e`;
}

/** Endings by which words are made of others; the longest that fits is left out. */
const DERIVATIONS =
  /(?:ization|isation|ational|ation|ition|at|ement|ment|ance|ence|able|ible|ness|ful|less|ous|ive|ist|ism|ity|ally|ly|al|er|or|ion|ant|ent|ic|y)$/;

/** Ends of roots that change before an ending, as in `decision` and `extension`. */
const CHANGED: readonly (readonly [before: RegExp, otherwise: string])[] = [
  [/is$/, 'id'],
  [/ers$/, 'ert'],
  [/([ae])ns$/, '$1nd'],
];

/** Letters that a root keeps: shorter ones have too many words in common. */
const ROOT_LENGTH = 5;

/**
 * The part of an English word that words derived from it have in common, roughly: `insur` for
 * `insurance` and `insured`. Words of different sense can meet in one.
 *
 * @param word - folded
 */
export function root(word: string): string {
  const stemmed = stem(word);
  const shorter = stemmed.replace(DERIVATIONS, '');
  if (shorter.length < ROOT_LENGTH || shorter === stemmed) {
    return stemmed;
  }
  return CHANGED.reduce(
    (changed, [before, otherwise]) => changed.replace(before, otherwise),
    shorter,
  );
}

/** The longest beginning that all words with the stem or the root of this one share. */
export function rootBeginning(word: string): string {
  const rooted = root(word);
  const last = rooted.length > ROOT_LENGTH - 1 || rooted.endsWith('y') ? -1 : rooted.length;
  return rooted.length > 3 ? rooted.slice(0, last) : rooted;
}
