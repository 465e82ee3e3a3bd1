import { SPELLING_FILES, spellingFileOf } from '../../../shared/files/format.ts';
import { areApart, root, rootBeginning, stem } from '../../../shared/stem.ts';
import type { TermList } from '../files/bytes.ts';
import type { IndexFiles } from '../files/index.ts';
import { PARAMETERS } from './parameters.ts';
import { lookalikes, tolerance } from './spelling.ts';

/** A word of the index that stands for a word of the query. */
export interface TermMatch {
  readonly term: string;
  /** From 0, not included, to 1, the same word. */
  readonly quality: number;
  /** Length of the part that matches, counted from the beginning of the index's word. */
  readonly length: number;
  /** Whether it counts in the names and keywords of pages only. */
  readonly isInPages?: boolean;
}

/** What each further slip takes off, and a beginning with slips. */
const SLIP_COST = 0.15;

/** Shortest word that is looked for as the beginning of words in texts: a shorter one begins too many. */
export const BEGINNING_LENGTH = 3;

/** Most words that a misspelled one is taken for. */
const LOOKALIKE_LIMIT = 8;

/** How a word of the index is like one of the query. */
interface KindOfMatch extends TermMatch {
  readonly kind: 'whole' | 'derived' | 'beginning';
}

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
function matchesIn({ terms }: TermList, word: string, beginnings: boolean): readonly KindOfMatch[] {
  const from = word.length < BEGINNING_LENGTH ? word : rootBeginning(word);
  const stemmed = stem(word);
  const rooted = root(word);
  const found: KindOfMatch[] = [];
  for (let at = lowerBound(terms, from); terms[at]?.startsWith(from); at += 1) {
    const term = terms[at] ?? '';
    if (term.includes(' ')) {
      // A keyword of several words (keywordPages).
      continue;
    }
    const isBeginning = term.startsWith(word);
    if (term === word) {
      found.push({ term, quality: 1, length: term.length, kind: 'whole' });
    } else if (word.length >= BEGINNING_LENGTH && stem(term) === stemmed && !areApart(term, word)) {
      found.push({ term, quality: PARAMETERS.inflected, length: term.length, kind: 'whole' });
    } else if (beginnings && !isBeginning && root(term) === rooted && !areApart(term, word)) {
      found.push({ term, quality: PARAMETERS.derived, length: term.length, kind: 'derived' });
    } else if (beginnings && isBeginning) {
      const quality =
        PARAMETERS.beginning + (PARAMETERS.wholeBeginning * word.length) / term.length;
      const isInPages = word.length < BEGINNING_LENGTH;
      found.push({ term, quality, length: word.length, kind: 'beginning', isInPages });
    }
  }
  return found;
}

/**
 * Positions of the word files that can have a word, or all words with a beginning.
 *
 * @param isWhole - whether it is the word itself that is looked for
 */
export function wordFilesFor(
  { outline: { wordsFrom } }: IndexFiles,
  beginning: string,
  isWhole: boolean,
): readonly number[] {
  // The file before the first that begins later; a beginning can go on in those after it.
  const first = Math.max(0, lowerBound(wordsFrom, `${beginning}\0`) - 1);
  const last = isWhole ? first : Math.max(first, lowerBound(wordsFrom, `${beginning}\uffff`) - 1);
  return wordsFrom.length === 0
    ? []
    : Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** The word files in which a word and its forms can be. */
async function listsFor(files: IndexFiles, word: string): Promise<readonly TermList[]> {
  const isWhole = word.length < BEGINNING_LENGTH;
  const at = wordFilesFor(files, isWhole ? word : rootBeginning(word), isWhole);
  return Promise.all(at.map((file) => files.words(file)));
}

/**
 * The spelling files in which to look for a word, those first that are likely to have it: words
 * seldom go wrong in the first letter, and then most often by changing places with the second. All
 * others are worth fetching only where the query has no other word to go by.
 */
function spellingSteps(word: string, isAlone: boolean): readonly (readonly number[])[] {
  const near = [...new Set([word.charAt(0), word.charAt(1)].map(spellingFileOf))];
  if (!isAlone) {
    return [near];
  }
  const all = Array.from({ length: SPELLING_FILES }, (_, at) => at);
  return [near, all.filter((file) => !near.includes(file))];
}

/** The words of the index that are spelled like a word that it does not have, the nearest only. */
async function respelled(
  files: IndexFiles,
  word: string,
  { isLast, isAlone }: Looseness,
): Promise<readonly TermMatch[]> {
  const most = tolerance(word);
  if (most === 0) {
    return [];
  }
  let found = lookalikes(word, files.outline.pageWords.terms, most, isLast);
  for (const step of spellingSteps(word, isAlone)) {
    if (found.length === 0 || step.includes(spellingFileOf(word))) {
      const lists = await Promise.all(step.map((file) => files.spelling(file)));
      found = [...found, ...lists.flatMap((terms) => lookalikes(word, terms, most, false))];
    }
  }
  const least = Math.floor(Math.min(...found.map(({ edits }) => edits)));
  return found
    .filter(({ edits }) => Math.floor(edits) === least)
    .map(({ term, edits, length }) => ({
      term,
      length,
      // A slip in the first letter is rare.
      quality: PARAMETERS.slip - SLIP_COST * (edits - 1) - (term[0] === word[0] ? 0 : SLIP_COST),
    }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.term.length - b.term.length)
    .slice(0, LOOKALIKE_LIMIT);
}

/** A beginning beside a whole word, which is more likely meant. */
function asSecond(match: KindOfMatch): TermMatch {
  return match.kind === 'beginning'
    ? { ...match, quality: match.quality * PARAMETERS.second }
    : match;
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

/** How a word is looked for. */
export interface Looseness {
  /** Whether it is still being typed. */
  readonly isLast: boolean;
  readonly isLoose: boolean;
  readonly isInPages?: boolean | undefined;
  /** Whether the query has no other word. */
  readonly isAlone: boolean;
}

/**
 * The words of the index that a word of the query means: itself and its inflected forms; words that
 * begin like it, while it is typed or where it is not a whole word; else those spelled like it.
 *
 * @param how - whether beginnings and slips count, and whether only the names of pages are looked through
 */
export async function termMatches(
  files: IndexFiles,
  word: string,
  how: Looseness,
): Promise<readonly TermMatch[]> {
  const { isLast, isLoose, isInPages = false } = how;
  const lists = [files.outline.pageWords, ...(isInPages ? [] : await listsFor(files, word))];
  const found = lists.flatMap((list) => matchesIn(list, word, isLoose));
  if (found.some(({ kind }) => kind === 'whole')) {
    return best(isLast ? found.map(asSecond) : found.filter(({ kind }) => kind !== 'beginning'));
  }
  if (found.some(({ kind }) => kind === 'beginning')) {
    return best(found);
  }
  return isLoose ? best([...found, ...(await respelled(files, word, how))]) : [];
}
