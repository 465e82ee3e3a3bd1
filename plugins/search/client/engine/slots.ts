import { stem } from '../../shared/stem.ts';
import {
  fold,
  isStopWord,
  joinedWith,
  symbolsOf,
  withoutSign,
  wordsOf,
} from '../../shared/words.ts';
import { PARAMETERS } from './parameters.ts';

/** An alternative for a query word. */
export interface Alternative {
  /** Folded words, all of which must match. */
  readonly words: readonly string[];
  /** Weight relative to the word itself, which has 1. */
  readonly weight: number;
  /** Whether prefixes and misspellings also match. */
  readonly isLoose: boolean;
  /** Whether to match only the names and keywords of pages. */
  readonly isInPages?: boolean | undefined;
}

/** A distinctive word of the query with all its alternatives. */
export interface Slot {
  readonly word: string;
  /** Whether the reader is still typing it. */
  readonly isLast: boolean;
  /** Whether it's the only word of the query. */
  readonly isAlone: boolean;
  readonly alternatives: readonly Alternative[];
}

/** Weight of a word without its leading sign: `force` is close to `--force`, but `49` says little about `+49`. */
const bareWeight = (word: string): number => (/^[+<]/.test(word) ? 0.05 : 0.5);

/** Weight of two words of the query that a page writes as one. */
const TOGETHER_WEIGHT = 0.9;

const exactly = (phrase: string, weight: number): Alternative => ({
  words: phrase.split(' '),
  weight,
  isLoose: false,
});

/** British spellings and the American ones that the library uses. */
const BRITISH: readonly (readonly [british: RegExp, american: string])[] = [
  [/our(?=$|s|ed|ing|less|ful)/, 'or'],
  [/(?<=[a-z]{3})is(?=e$|es$|ed$|ing$|ation)/, 'iz'],
  [/(?<=[a-z]{2}[tbl])re(?=s?$)/, 'er'],
  [/(?<=[a-z]l)l(?=ed$|ing$|er$)/, ''],
  [/[ao]e(?=[a-z]{3})/, 'e'],
  [/grey/, 'gray'],
  [/ogue(?=s?$)/, 'og'],
];

/** Other spellings of a word, if any. */
const spellings = (word: string): readonly string[] =>
  BRITISH.map(([british, american]) => word.replace(british, american)).filter(
    (other) => other !== word,
  );

/** Lookup key of a phrase: its stems. */
const stemsOf = (words: readonly string[]) => words.map(stem).join(' ');

/** Groups of synonyms by the stems of each of their words and phrases. */
export function synonymsByPhrase(
  groups: readonly (readonly string[])[],
): ReadonlyMap<string, readonly string[]> {
  const byPhrase = new Map<string, string[]>();
  for (const group of groups) {
    for (const phrase of group) {
      const others = group.filter((other) => other !== phrase);
      const key = stemsOf(phrase.split(' '));
      byPhrase.set(key, [...(byPhrase.get(key) ?? []), ...others]);
    }
  }
  return byPhrase;
}

/** The synonyms of every phrase that contains a word. */
function synonymsAt(
  words: readonly string[],
  at: number,
  synonyms: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const found: string[] = [];
  for (let from = Math.max(0, at - 2); from <= at; from += 1) {
    for (let to = at + 1; to <= Math.min(words.length, from + 3); to += 1) {
      found.push(...(synonyms.get(stemsOf(words.slice(from, to))) ?? []));
    }
  }
  return found;
}

/**
 * Splits a query into the words that an answer should contain.
 *
 * Stop words are dropped unless there's nothing else. A query without words is read as symbols. Two words joined by a
 * hyphen or period also match as one word, as in `wi-fi`.
 */
export function slotsOf(
  query: string,
  synonyms: ReadonlyMap<string, readonly string[]>,
): readonly Slot[] {
  const spoken = wordsOf(query);
  const words = spoken.length > 0 ? spoken : symbolsOf(query);
  const folded = words.map((word) => word.folded);
  const american = folded.map((word) => spellings(word)[0] ?? word);
  const isTyping = /[^\s"”]$/.test(query);
  const slots = words.map(
    ({ folded: word }, at): Omit<Slot, 'isAlone'> & { isTelling: boolean } => {
      const bare = withoutSign(word);
      const joined = [joinedWith(query, words, at - 1), joinedWith(query, words, at)];
      const before = folded[at - 1] ?? '';
      const after = folded[at + 1] ?? '';
      const apart = [before + word, word + after].filter((both) => both !== word);
      const others = [
        ...new Set([folded, american].flatMap((spelled) => synonymsAt(spelled, at, synonyms))),
      ];
      return {
        word,
        isLast: isTyping && at === words.length - 1,
        isTelling: !isStopWord(word) || others.length > 0,
        alternatives: [
          { words: [word], weight: 1, isLoose: true },
          ...(bare === word ? [] : [{ words: [bare], weight: bareWeight(word), isLoose: true }]),
          ...spellings(word).map((other) => ({ words: [other], weight: 1, isLoose: true })),
          ...apart.map((both) => ({ ...exactly(both, TOGETHER_WEIGHT), isInPages: true })),
          ...joined.flatMap((both) => (both === undefined ? [] : [exactly(both, 1)])),
          ...others.map((phrase) => exactly(phrase, PARAMETERS.synonym)),
        ],
      };
    },
  );
  const telling = slots.filter(({ isTelling }) => isTelling);
  const chosen = telling.length > 0 ? telling : slots;
  const once = chosen.filter(
    ({ word }, at) => chosen.findIndex((other) => other.word === word) === at,
  );
  return once.map((slot) => ({ ...slot, isAlone: once.length === 1 }));
}

/** The ways to split a compound such as `creditcard` into two words. */
export function splits(word: string): readonly (readonly [string, string])[] {
  return Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => {
    const middle = at + 3;
    return [fold(word.slice(0, middle)), fold(word.slice(middle))] as const;
  });
}
