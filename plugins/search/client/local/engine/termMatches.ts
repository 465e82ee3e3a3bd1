import { SPELLING_FILES, spellingFileOf } from '../../../shared/files/format.ts';
import { areApart, root, rootBeginning, stem } from '../../../shared/stem.ts';
import type { TermList } from '../files/bytes.ts';
import type { IndexFiles } from '../files/index.ts';
import { PARAMETERS } from './parameters.ts';
import { lookalikes, tolerance } from './spelling.ts';

/** An index term that matches a word of the query. */
export interface TermMatch {
  readonly term: string;
  /** Match quality, greater than 0; 1 for the same word. */
  readonly quality: number;
  /** Length of the matching prefix of the index term. */
  readonly length: number;
  /** Whether to match only the names and keywords of pages. */
  readonly isInPages?: boolean;
}

/** Penalty for each further edit, and for a prefix with edits. */
const SLIP_COST = 0.15;

/** Minimum length of a prefix looked up in texts: a shorter one would match too many words. */
export const BEGINNING_LENGTH = 3;

/** Maximum number of corrections for a misspelled word. */
const LOOKALIKE_LIMIT = 8;

/** A match, with how the index term relates to the query word. */
interface KindOfMatch extends TermMatch {
  readonly kind: 'whole' | 'derived' | 'beginning';
}

/** Index of the first sorted term that's not less than a word. */
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

/** Index of a term in a list, or -1. */
export function positionOf({ terms }: TermList, term: string): number {
  const at = lowerBound(terms, term);
  return terms[at] === term ? at : -1;
}

/**
 * Matches of a word in sorted terms: the word, its inflected forms, and with `beginnings` the words that start with it.
 */
function matchesIn({ terms }: TermList, word: string, beginnings: boolean): readonly KindOfMatch[] {
  const from = word.length < BEGINNING_LENGTH ? word : rootBeginning(word);
  const stemmed = stem(word);
  const rooted = root(word);
  const found: KindOfMatch[] = [];
  for (let at = lowerBound(terms, from); terms[at]?.startsWith(from); at += 1) {
    const term = terms[at] ?? '';
    if (term.includes(' ')) {
      // A keyword of several words, which `keywordPages` handles.
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
 * Indexes of the word files that may contain a word, or all words with a prefix.
 *
 * @param isWhole - whether to look up the word itself rather than a prefix
 */
export function wordFilesFor(
  { outline: { wordsFrom } }: IndexFiles,
  beginning: string,
  isWhole: boolean,
): readonly number[] {
  // Start at the last file that begins at or before the prefix; matches can continue in the files after it.
  const first = Math.max(0, lowerBound(wordsFrom, `${beginning}\0`) - 1);
  const last = isWhole ? first : Math.max(first, lowerBound(wordsFrom, `${beginning}\uffff`) - 1);
  return wordsFrom.length === 0
    ? []
    : Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** The word files that may contain a word and its inflected forms. */
async function listsFor(files: IndexFiles, word: string): Promise<readonly TermList[]> {
  const isWhole = word.length < BEGINNING_LENGTH;
  const at = wordFilesFor(files, isWhole ? word : rootBeginning(word), isWhole);
  return Promise.all(at.map((file) => files.words(file)));
}

/**
 * The spelling files to search for a word, most likely first: typos are rare in the first letter, and the most common
 * one there is a swap with the second. The other files are fetched only if the query has no other word.
 */
function spellingSteps(word: string, isAlone: boolean): readonly (readonly number[])[] {
  const near = [...new Set([word.charAt(0), word.charAt(1)].map(spellingFileOf))];
  if (!isAlone) {
    return [near];
  }
  const all = Array.from({ length: SPELLING_FILES }, (_, at) => at);
  return [near, all.filter((file) => !near.includes(file))];
}

/** The closest corrections of a word that's not in the index. */
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
      // Typos in the first letter are rare.
      quality: PARAMETERS.slip - SLIP_COST * (edits - 1) - (term[0] === word[0] ? 0 : SLIP_COST),
    }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.term.length - b.term.length)
    .slice(0, LOOKALIKE_LIMIT);
}

/** Lowers the quality of a prefix match when the full word exists, which is more likely what the reader means. */
function asSecond(match: KindOfMatch): TermMatch {
  return match.kind === 'beginning'
    ? { ...match, quality: match.quality * PARAMETERS.second }
    : match;
}

/** Keeps the best match of each term. */
function best(matches: readonly TermMatch[]): readonly TermMatch[] {
  const byTerm = new Map<string, TermMatch>();
  for (const match of matches) {
    if ((byTerm.get(match.term)?.quality ?? 0) < match.quality) {
      byTerm.set(match.term, match);
    }
  }
  return [...byTerm.values()];
}

/** How to look up a word. */
export interface Looseness {
  /** Whether the reader is still typing it. */
  readonly isLast: boolean;
  readonly isLoose: boolean;
  readonly isInPages?: boolean | undefined;
  /** Whether it's the only word of the query. */
  readonly isAlone: boolean;
}

/**
 * Finds the index terms for a query word: the word and its inflected forms; words that start with it, if the reader is
 * still typing it or it isn't a full word; otherwise, words with a similar spelling.
 *
 * @param how - whether prefixes and misspellings match, and whether to search only the names of pages
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
