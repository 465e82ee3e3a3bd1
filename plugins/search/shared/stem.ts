import { isStopWord } from './words.ts';

/** Endings and their replacements. The first match applies. A stem keeps a vowel and three letters. */
const ENDINGS: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/(?:ies|ied)$/, 'y'],
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/([^su])s$/, '$1'],
  [/ing$/, ''],
  [/ed$/, ''],
];

const isStem = (word: string) => word.length >= 3 && /[aeiouy]/.test(word);

/**
 * The part of an English word that its inflected forms share: `bak` for `bake`, `baked`, and `baking`. Deliberately
 * light: it strips plurals and the two verb endings but no derivational suffixes, so that unrelated words rarely
 * collide.
 *
 * @param word - folded; a word with digits or signs has no other forms
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

/** The last word of a string in the singular, approximately. */
const lastSingular = (text: string) =>
  text.slice(text.lastIndexOf(' ') + 1).replace(/(?<=[^su])s$/, '');

/**
 * Whether two words, or strings that end in them, share a stem but aren't forms of the same word, such as `plan` and
 * `planes`.
 */
export function areApart(one: string, other: string): boolean {
  const [first, second] = [lastSingular(one), lastSingular(other)];
  return first === `${second}e` || second === `${first}e`;
}

/** Derivational suffixes of stems, which have no final e. The longest match is removed. */
const DERIVATIONS =
  /(?:ization|isation|ational|ation|ition|at|ement|ment|anc|enc|abl|ibl|ness|ful|less|ous|iv|ist|ism|ity|ally|ly|al|er|or|ion|ant|ent|ic|y)$/;

/** Ends of roots that change before a suffix, as in `decision` and `extension`. */
const CHANGED: readonly (readonly [before: RegExp, otherwise: string])[] = [
  [/is$/, 'id'],
  [/ers$/, 'ert'],
  [/([ae])ns$/, '$1nd'],
];

/** Minimum length of a root: shorter ones are shared by too many words. */
const ROOT_LENGTH = 5;

/**
 * The approximate part of an English word that its derivatives share: `insur` for `insurance` and `insured`. Unrelated
 * words can share a root.
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

/** The longest prefix shared by all words with the same stem or root. */
export function rootBeginning(word: string): string {
  const rooted = root(word);
  // The last letter may change: `country` and `countries`, `decision` and `decide`. A y after a vowel stays.
  const isOpen = rooted.length >= ROOT_LENGTH || /[^aeiou]y$/.test(rooted);
  return isOpen ? rooted.slice(0, -1) : rooted;
}

/** The stems of a folded string, without stop words. */
export function stemsOf(folded: string): string {
  const words = folded.split(' ');
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).map(stem).join(' ');
}
