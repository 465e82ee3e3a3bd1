import { foldedText } from '../../../shared/words.ts';
import type { Outline } from '../files/readFiles.ts';

/** Similarity below which two strings count as unrelated. */
const LEAST_LIKENESS = 0.25;

function pairsOf(text: string): ReadonlySet<string> {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

/** The share of letter pairs that two strings have in common (Sørensen–Dice coefficient), 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size);
}

/**
 * Finds the pages whose title, slug, or any word of these or of their keywords is most similar to a query without
 * results.
 *
 * @returns first records of the pages, most similar first; empty if nothing is similar
 */
export function nearest(
  outline: Outline,
  query: string,
  passes: (page: number) => boolean,
): readonly number[] {
  const sought = foldedText(query);
  if (sought === '') {
    return [];
  }
  // A single word of the query may be enough to find a page.
  const phrases = [sought, ...sought.split(' ').filter((word) => word.length > 3)].map(pairsOf);
  const near = new Float64Array(outline.pages.length);
  const compare = (text: string, pages: readonly number[]) => {
    const pairs = pairsOf(text);
    const like = Math.max(...phrases.map((phrase) => likeness(phrase, pairs)));
    for (const page of pages) {
      near[page] = Math.max(near[page] ?? 0, like);
    }
  };
  for (const [page, [title, path]] of outline.pages.entries()) {
    compare(foldedText(title), [page]);
    compare(foldedText(path.split('/').at(-1) ?? ''), [page]);
  }
  const { pageWords } = outline;
  for (const [at, term] of pageWords.terms.entries()) {
    const pages: number[] = [];
    pageWords.each(at, (page) => pages.push(page));
    compare(term, pages);
  }
  return [...near.keys()]
    .filter((page) => (near[page] ?? 0) >= LEAST_LIKENESS && passes(page))
    .sort((a, b) => (near[b] ?? 0) - (near[a] ?? 0))
    .map((page) => outline.firstRecord[page] ?? 0);
}
