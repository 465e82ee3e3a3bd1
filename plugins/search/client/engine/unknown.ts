import type { SearchHit, Unknown } from '../../shared/query.ts';
import { foldedText } from '../../shared/words.ts';
import type { Outline } from '../local/readFiles.ts';
import { isMissing } from './rank.ts';
import type { SoughtString } from './strings.ts';
import type { SlotWeights } from './weights.ts';

/** The correction of a word that the best hit has; undefined if it has none. */
function correctionOf(
  outline: Outline,
  weights: SlotWeights,
  position: number | undefined,
  best: SearchHit | undefined,
): string | undefined {
  if (position === undefined || best === undefined || isMissing(outline, weights, position)) {
    return undefined;
  }
  const corrections = [...weights.matches].sort((a, b) => b.quality - a.quality);
  const texts = [...Object.values(best.hierarchy), best.content];
  const had = new Set(texts.flatMap((text) => foldedText(text ?? '').split(' ')));
  return (corrections.find(({ term }) => had.has(term)) ?? corrections[0])?.term;
}

/** Whether the index has a word of a query, in any form or as a synonym. */
export const isKnown = ({ matches }: SlotWeights): boolean =>
  matches.some(({ isCorrection }) => isCorrection !== true);

/**
 * The words of a query that the index doesn't have, and what was searched for instead.
 *
 * @param strings - its strings with special characters that no record contains; their words aren't listed again
 * @param position - of the best hit
 */
export function unknownWords(
  outline: Outline,
  weights: readonly SlotWeights[],
  strings: readonly SoughtString[],
  position: number | undefined,
  best: SearchHit | undefined,
): readonly Unknown[] {
  const parts = new Set(strings.flatMap(({ words }) => words));
  return weights
    .filter((each) => !isKnown(each) && !parts.has(each.slot.word))
    .map((each) => ({
      text: each.slot.word,
      kind: 'word',
      instead: correctionOf(outline, each, position, best),
    }));
}
