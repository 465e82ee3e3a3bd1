import { readFileSync } from 'node:fs';

/** The kinds of queries that readers type. */
const KINDS = ['word', 'question', 'typo', 'abbreviation', 'code', 'half-word'];

/** Every so many lines one is held out: nobody looks at it while tuning. */
const HELD_OUT_EVERY = 3;

/**
 * A query with what answers it.
 *
 * @typedef {object} JudgedQuery
 * @property {string} query as a reader types it
 * @property {string} kind one of {@link KINDS}
 * @property {readonly string[]} answers addresses without the origin; one without an anchor is answered
 *   by every place of its page
 * @property {boolean} isHeldOut whether it belongs to the third that nobody looks at while tuning
 */

/**
 * Reads judged queries: query, kind and addresses in three columns with tabs between them, the
 * addresses with spaces between them. Empty lines are left out.
 *
 * @param {string} file
 * @returns {readonly JudgedQuery[]}
 * @throws {Error} naming the file and the line that is not a judged query
 */
export function readQueries(file) {
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
