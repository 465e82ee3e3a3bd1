import { stem } from '../../../shared/stem.ts';
import {
  fold,
  isStopWord,
  joinedWith,
  symbolsOf,
  withoutSign,
  wordsOf,
} from '../../../shared/words.ts';
import { PARAMETERS } from './parameters.ts';

/** A way to say what a word of the query says. */
export interface Alternative {
  /** Folded words that must all be there. */
  readonly words: readonly string[];
  /** What it counts beside the word itself, which counts 1. */
  readonly weight: number;
  /** Whether words that only begin like it will do, and words that are spelled like it. */
  readonly isLoose: boolean;
  /** Whether it counts in the names and keywords of pages only. */
  readonly isInPages?: boolean;
}

/** One telling word of the query, with everything that may stand for it. */
export interface Slot {
  readonly word: string;
  /** Whether it is still being typed. */
  readonly isLast: boolean;
  /** Whether the query has no other. */
  readonly isAlone: boolean;
  readonly alternatives: readonly Alternative[];
}

/** What a word counts without the sign that was typed before it: `force` says most of `--force`, `49` little of `+49`. */
const bareWeight = (word: string): number => (/^[+<]/.test(word) ? 0.05 : 0.5);

/** What two words count that were written apart and are together. */
const TOGETHER_WEIGHT = 0.9;

const exactly = (phrase: string, weight: number): Alternative => ({
  words: phrase.split(' '),
  weight,
  isLoose: false,
});

/** British spellings and how the library writes them. */
const BRITISH: readonly (readonly [british: RegExp, american: string])[] = [
  [/our(?=$|s|ed|ing|less|ful)/, 'or'],
  [/(?<=[a-z]{3})is(?=e$|es$|ed$|ing$|ation)/, 'iz'],
  [/(?<=[a-z]{2}[tbl])re(?=s?$)/, 'er'],
  [/(?<=[a-z]l)l(?=ed$|ing$|er$)/, ''],
  [/[ao]e(?=[a-z]{3})/, 'e'],
  [/grey/, 'gray'],
  [/ogue(?=s?$)/, 'og'],
];

/** Other spellings of a word, which may be none. */
const spellings = (word: string): readonly string[] =>
  BRITISH.map(([british, american]) => word.replace(british, american)).filter(
    (other) => other !== word,
  );

/** A phrase without the endings of its words, by which it is looked up. */
const stemsOf = (words: readonly string[]) => words.map(stem).join(' ');

/** Groups of synonyms by each of their words and phrases, without endings. */
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

/** The synonyms of the phrases that a word is part of. */
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
 * Takes a query apart into the words that an answer should have.
 *
 * Words that tell nothing are left out, unless there are no others. A query without words is one of symbols. Two words with a hyphen or a
 * point between them may be together in a text, as in `wi-fi`.
 */
export function slotsOf(
  query: string,
  synonyms: ReadonlyMap<string, readonly string[]>,
): readonly Slot[] {
  const spoken = wordsOf(query);
  const words = spoken.length > 0 ? spoken : symbolsOf(query);
  const folded = words.map((word) => word.folded);
  const american = folded.map((word) => spellings(word)[0] ?? word);
  const isTyping = /\S$/.test(query);
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

/** The ways to read one word as two that were written together, such as `creditcard`. */
export function splits(word: string): readonly (readonly [string, string])[] {
  return Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => {
    const middle = at + 3;
    return [fold(word.slice(0, middle)), fold(word.slice(middle))] as const;
  });
}
