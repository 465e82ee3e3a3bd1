import { stem, stemBeginning } from '../../../shared/stem.ts';
import type { TermList } from '../files/bytes.ts';
import type { IndexFiles } from '../files/index.ts';
import { lookalikes } from './spelling.ts';

/** A word of the index that stands for a word of the query. */
export interface TermMatch {
  readonly term: string;
  /** From 0, not included, to 1, the same word. */
  readonly quality: number;
  /** Length of the part that matches, counted from the beginning of the index's word. */
  readonly length: number;
}

/** What a match counts by its kind. A beginning counts more the more of the word is there. */
const QUALITY = { inflected: 0.92, beginning: 0.4, wholeBeginning: 0.4, slip: 0.55 } as const;

/** What each further slip takes off, and a beginning with slips. */
const SLIP_COST = 0.15;

/** Shortest word that is looked for as the beginning of words in texts: a shorter one begins too many. */
export const BEGINNING_LENGTH = 3;

/** Most words that a misspelled one is taken for. */
const LOOKALIKE_LIMIT = 8;

/** Position of the first of sorted terms that is not before a word. */
function lowerBound(terms: readonly string[], word: string): number {
  let from = 0;
  let to = terms.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((terms[middle] ?? '') < word) {
      from = middle + 1;
    } else {
      to = middle;
    }
  }
  return from;
}

/** Position of a term in a list, or -1. */
export function positionOf({ terms }: TermList, term: string): number {
  const at = lowerBound(terms, term);
  return terms[at] === term ? at : -1;
}

/** The matches of a word in sorted terms: itself, its forms, and with `beginnings` the words it begins. */
function matchesIn(
  { terms }: TermList,
  word: string,
  beginnings: boolean,
): readonly (TermMatch & { isBeginning: boolean })[] {
  const from = word.length < BEGINNING_LENGTH ? word : stemBeginning(word);
  const stemmed = stem(word);
  const found: (TermMatch & { isBeginning: boolean })[] = [];
  for (let at = lowerBound(terms, from); terms[at]?.startsWith(from); at += 1) {
    const term = terms[at] ?? '';
    const isBeginning = term.startsWith(word);
    if (term === word) {
      found.push({ term, quality: 1, length: term.length, isBeginning: false });
    } else if (word.length >= BEGINNING_LENGTH && stem(term) === stemmed) {
      found.push({ term, quality: QUALITY.inflected, length: term.length, isBeginning: false });
    } else if (beginnings && isBeginning) {
      const quality = QUALITY.beginning + (QUALITY.wholeBeginning * word.length) / term.length;
      found.push({ term, quality, length: word.length, isBeginning: true });
    }
  }
  return found;
}

/** Positions of the word files that can have words beginning like this. */
export function wordFilesFor(
  { outline: { words } }: IndexFiles,
  beginning: string,
  isWhole: boolean,
): readonly number[] {
  const end = isWhole ? beginning : `${beginning}\uffff`;
  return words.flatMap(({ from }, at) => {
    const next = words[at + 1]?.from;
    return from <= end && (next === undefined || next > beginning) ? [at] : [];
  });
}

/** The word files in which a word and its forms can stand. */
async function listsFor(files: IndexFiles, word: string): Promise<readonly TermList[]> {
  const isWhole = word.length < BEGINNING_LENGTH;
  const at = wordFilesFor(files, isWhole ? word : stemBeginning(word), isWhole);
  return Promise.all(at.map((file) => files.words(file)));
}

/** The words of the index that are spelled like a word that it does not have. */
async function respelled(
  files: IndexFiles,
  word: string,
  isLast: boolean,
): Promise<readonly TermMatch[]> {
  const lists = [files.outline.names.terms, await files.spelling()];
  const found = lists.flatMap((terms) => lookalikes(word, terms, isLast));
  const least = Math.floor(Math.min(...found.map(({ edits }) => edits)));
  return found
    .filter(({ edits }) => Math.floor(edits) === least)
    .map(({ term, edits, length }) => ({
      term,
      length,
      // A slip in the first letter is rare.
      quality: QUALITY.slip - SLIP_COST * (edits - 1) - (term[0] === word[0] ? 0 : SLIP_COST),
    }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.term.length - b.term.length)
    .slice(0, LOOKALIKE_LIMIT);
}

/** The best match of each term. */
function best(matches: readonly TermMatch[]): readonly TermMatch[] {
  const byTerm = new Map<string, TermMatch>();
  for (const match of matches) {
    if ((byTerm.get(match.term)?.quality ?? 0) < match.quality) {
      byTerm.set(match.term, match);
    }
  }
  return [...byTerm.values()];
}

/**
 * The words of the index that a word of the query means: itself and its inflected forms; words that
 * begin like it, while it is typed or where it is no whole word; else those spelled like it.
 *
 * @param isLoose - whether beginnings and slips count
 */
export async function termMatches(
  files: IndexFiles,
  word: string,
  { isLast, isLoose }: { readonly isLast: boolean; readonly isLoose: boolean },
): Promise<readonly TermMatch[]> {
  const lists = [files.outline.names, ...(await listsFor(files, word))];
  const found = lists.flatMap((list) => matchesIn(list, word, isLoose));
  const whole = found.filter(({ isBeginning }) => !isBeginning);
  if (isLast || whole.length > 0) {
    const matches = isLast ? found : whole;
    if (matches.length > 0) {
      return best(matches);
    }
  } else if (found.length > 0 && word.length >= BEGINNING_LENGTH) {
    return best(found);
  }
  return isLoose ? respelled(files, word, isLast) : [];
}
