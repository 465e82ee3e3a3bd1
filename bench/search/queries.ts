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
