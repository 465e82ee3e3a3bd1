import type { SearchRecord } from '../../shared/record.ts';
import type { Index } from './ranking.ts';
import { foldedText } from './words.ts';

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
 * @returns whole pages only, nearest first; none when nothing looks like it
 */
export function nearest(index: Index, query: string): readonly SearchRecord[] {
  const sought = foldedText(query);
  if (sought === '') {
    return [];
  }
  // One word of several may be the one that leads somewhere.
  const phrases = [sought, ...sought.split(' ').filter((word) => word.length > 3)].map(pairsOf);
  return index.records
    .filter(({ record }) => record.type === 'lvl1')
    .map(({ record, texts }) => {
      const words = texts.flatMap(([, text]) => [text, ...text.split(' ')]).map(pairsOf);
      const near = Math.max(
        0,
        ...phrases.flatMap((phrase) => words.map((word) => likeness(phrase, word))),
      );
      return { record, near };
    })
    .filter(({ near }) => near >= LEAST_LIKENESS)
    .sort((a, b) => b.near - a.near)
    .map(({ record }) => record);
}
