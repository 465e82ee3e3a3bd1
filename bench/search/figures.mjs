/** Rank beyond which an answer counts as not found. */
const RANKS = 10;

/**
 * How well queries were answered, each figure from 0 to 1.
 *
 * @typedef {object} Figures
 * @property {number} count number of queries
 * @property {number} success1 share with an answer in first place
 * @property {number} success3 share with an answer in the top three
 * @property {number} mrr10 mean of 1 ÷ rank of the first answer, 0 if none is in the top ten
 */

/**
 * Returns the rank of the first hit that answers a query.
 *
 * @param {readonly string[]} hits paths with their anchors, best first
 * @param {readonly string[]} answers a path without an anchor matches every anchor of its page
 * @returns {number} from 1; infinity if no hit answers it
 */
export function rankOf(hits, answers) {
  const at = hits
    .slice(0, RANKS)
    .findIndex((hit) => answers.includes(hit) || answers.includes(hit.replace(/#.*/, '')));
  return at === -1 ? Number.POSITIVE_INFINITY : at + 1;
}

/**
 * @param {readonly number[]} ranks
 * @returns {Figures}
 */
export function figuresOf(ranks) {
  /** @param {(rank: number) => number} worth */
  const mean = (worth) =>
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
 * @param {readonly number[]} values
 * @param {number} share from 0 to 1
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
