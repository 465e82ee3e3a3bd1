import { readFileSync } from 'node:fs';

/** The kinds of queries that readers type. */
const KINDS = ['word', 'question', 'typo', 'abbreviation', 'code', 'half-word'];

/** One in this many queries is held out: nobody looks at it while tuning. */
const HELD_OUT_EVERY = 3;

/** A query with its answers. */
interface JudgedQuery {
  /** As a reader types it. */
  readonly query: string;
  /** One of {@link KINDS}. */
  readonly kind: string;
  /** Paths with or without an anchor; one without an anchor matches every anchor of its page. */
  readonly answers: readonly string[];
  /** Whether it belongs to the third that nobody looks at while tuning. */
  readonly isHeldOut: boolean;
}

/**
 * Reads judged queries from three columns, separated by tabs: query, kind, and paths, which are separated by
 * spaces. Skips empty lines.
 *
 * @throws Error with the file and the line that isn't a judged query
 */
export function readQueries(file: string): readonly JudgedQuery[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line, at) => ({ line, number: at + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }, at) => {
      const [query = '', kind = '', addresses = '', ...more] = line.split('\t');
      const answers = addresses.split(' ').filter((address) => address !== '');
      if (
        query === '' ||
        !KINDS.includes(kind) ||
        answers.length === 0 ||
        !answers.every((address) => address.startsWith('/')) ||
        more.length > 0
      ) {
        throw new Error(
          `${file}:${number}: write the query, its kind (${KINDS.join(', ')}) and one or more addresses, with tabs between them`,
        );
      }
      return { query, kind, answers, isHeldOut: at % HELD_OUT_EVERY === HELD_OUT_EVERY - 1 };
    });
}

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
