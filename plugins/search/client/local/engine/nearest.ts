import { foldedText } from '../../../shared/words.ts';
import type { Outline } from '../files/readFiles.ts';

/** Likeness below which two texts have nothing to do with each other. */
const LEAST_LIKENESS = 0.25;

function pairsOf(text: string): ReadonlySet<string> {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

/** The share of neighboring letters that two texts have in common (Sørensen and Dice), 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size);
}

/**
 * The pages whose title, address or keywords look most like a query that found nothing.
 *
 * @returns first records of pages, nearest first; none when nothing looks like it
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
  // One word of several may be the one that leads somewhere.
  const phrases = [sought, ...sought.split(' ').filter((word) => word.length > 3)].map(pairsOf);
  const names = outline.pages.map(({ title, path }) => [
    foldedText(title),
    foldedText(path.split('/').at(-1) ?? ''),
  ]);
  for (const [page, keyword] of outline.keywords) {
    names[page]?.push(keyword);
  }
  return names
    .map((texts, page) => {
      const words = texts.flatMap((text) => [text, ...text.split(' ')]).map(pairsOf);
      const near = Math.max(
        0,
        ...phrases.flatMap((phrase) => words.map((word) => likeness(phrase, word))),
      );
      return { page, near };
    })
    .filter(({ page, near }) => near >= LEAST_LIKENESS && passes(page))
    .sort((a, b) => b.near - a.near)
    .map(({ page }) => outline.firstRecord[page] ?? 0);
}
