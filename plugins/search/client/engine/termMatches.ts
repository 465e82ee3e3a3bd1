import { SPELLING_FILES, spellingFileOf } from '../../shared/format.ts';
import { areApart, root, rootBeginning, stem } from '../../shared/stem.ts';
import type { IndexFiles } from '../local/openIndex.ts';
import { lowerBound, type TermList } from '../local/readFiles.ts';
import { PARAMETERS } from './parameters.ts';
import type { Alternative, Slot } from './slots.ts';
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
  /** Whether the index term is a correction of the word. */
  readonly isCorrection?: boolean;
}

/** A match, with how the index term relates to the query word. */
interface KindOfMatch extends TermMatch {
  readonly kind: 'whole' | 'derived' | 'beginning';
}

/** Penalty for each further edit, and for a prefix with edits. */
const SLIP_COST = 0.15;

/** Minimum length of a prefix looked up in texts: a shorter one would match too many words. */
const BEGINNING_LENGTH = 3;

/** Maximum number of corrections for a misspelled word. */
const LOOKALIKE_LIMIT = 8;

/** Loads the word files that may contain a term, or the terms from one to another. */
export async function wordLists(
  files: IndexFiles,
  first: string,
  last: string = first,
): Promise<readonly TermList[]> {
  const { wordsFrom } = files.outline;
  const countUpTo = (term: string) => lowerBound(wordsFrom, `${term}\0`);
  const from = Math.max(0, countUpTo(first) - 1);
  const to = Math.max(from + 1, countUpTo(last));
  return Promise.all(wordsFrom.slice(from, to).map((_, at) => files.words(from + at)));
}

/** Matches of a word in sorted terms: the word, its inflected forms, and if it's loose, the words that start with it. */
function matchesIn({ terms }: TermList, word: string, isLoose: boolean): readonly KindOfMatch[] {
  const isLong = word.length >= BEGINNING_LENGTH;
  const from = isLong ? rootBeginning(word) : word;
  const stemmed = stem(word);
  const rooted = root(word);
  const found: KindOfMatch[] = [];
  for (let at = lowerBound(terms, from); terms[at]?.startsWith(from); at += 1) {
    const term = terms[at] ?? '';
    const match = { term, length: term.length };
    const isBeginning = term.startsWith(word);
    if (term === word) {
      found.push({ ...match, quality: 1, kind: 'whole' });
    } else if (isLong && stem(term) === stemmed && !areApart(term, word)) {
      found.push({ ...match, quality: PARAMETERS.inflected, kind: 'whole' });
    } else if (isLoose && isBeginning) {
      const share = word.length / term.length;
      const quality = PARAMETERS.beginning + PARAMETERS.wholeBeginning * share;
      found.push({ term, quality, length: word.length, kind: 'beginning', isInPages: !isLong });
    } else if (isLoose && root(term) === rooted && !areApart(term, word)) {
      found.push({ ...match, quality: PARAMETERS.derived, kind: 'derived' });
    }
  }
  return found;
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
      isCorrection: true,
      // Typos in the first letter are rare.
      quality: PARAMETERS.slip - SLIP_COST * (edits - 1) - (term[0] === word[0] ? 0 : SLIP_COST),
    }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.term.length - b.term.length)
    .slice(0, LOOKALIKE_LIMIT);
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
type Looseness = Pick<Alternative, 'isLoose' | 'isInPages'> & Pick<Slot, 'isLast' | 'isAlone'>;

/**
 * Finds the index terms for a query word: the word and its inflected forms; words that start with it, if the reader is
 * still typing it or it isn't a full word; otherwise, words with a similar spelling.
 */
export async function termMatches(
  files: IndexFiles,
  word: string,
  how: Looseness,
): Promise<readonly TermMatch[]> {
  const lists = [files.outline.pageWords];
  if (!how.isInPages) {
    const isLong = word.length >= BEGINNING_LENGTH;
    const [first, last] = isLong
      ? [rootBeginning(word), `${rootBeginning(word)}\uffff`]
      : [word, word];
    lists.push(...(await wordLists(files, first, last)));
  }
  const found = lists.flatMap((list) => matchesIn(list, word, how.isLoose));
  if (found.some(({ kind }) => kind === 'whole')) {
    return best(
      found
        .filter(({ kind }) => how.isLast || kind !== 'beginning')
        // The full word is more likely what the reader means.
        .map((match) => ({
          ...match,
          quality: match.quality * (match.kind === 'beginning' ? PARAMETERS.second : 1),
        })),
    );
  }
  const isFound = !how.isLoose || found.some(({ kind }) => kind === 'beginning');
  return best(isFound ? found : [...found, ...(await respelled(files, word, how))]);
}
