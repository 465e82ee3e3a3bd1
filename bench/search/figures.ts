/** Rank beyond which an answer counts as not found. */
const RANKS = 10;

/** How well queries were answered, each figure from 0 to 1. */
interface Figures {
  /** Number of queries. */
  readonly count: number;
  /** Share with an answer in first place. */
  readonly success1: number;
  /** Share with an answer in the top three. */
  readonly success3: number;
  /** Mean of 1 ÷ rank of the first answer, 0 if none is in the top ten. */
  readonly mrr10: number;
}

/**
 * Returns the rank of the first hit that answers a query.
 *
 * @param hits - paths with their anchors, best first
 * @param answers - a path without an anchor matches every anchor of its page
 * @returns from 1; infinity if no hit answers it
 */
export function rankOf(hits: readonly string[], answers: readonly string[]): number {
  const at = hits
    .slice(0, RANKS)
    .findIndex((hit) => answers.includes(hit) || answers.includes(hit.replace(/#.*/, '')));
  return at === -1 ? Number.POSITIVE_INFINITY : at + 1;
}

export function figuresOf(ranks: readonly number[]): Figures {
  const mean = (worth: (rank: number) => number) =>
    Math.round((ranks.reduce((sum, rank) => sum + worth(rank), 0) / ranks.length) * 1000) / 1000;
  return {
    count: ranks.length,
    success1: mean((rank) => Number(rank <= 1)),
    success3: mean((rank) => Number(rank <= 3)),
    mrr10: mean((rank) => 1 / rank),
  };
}

/**
 * Returns the value that the given share of the values is below.
 *
 * @param share - from 0 to 1
 */
export function quantile(values: readonly number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
