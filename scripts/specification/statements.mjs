/**
 * A statement of tests/specification/statements.md.
 *
 * @typedef {object} Statement
 * @property {string} id such as `routes.not-found`
 * @property {string} section the heading it is under
 * @property {string | undefined} untested why no test shows it; `undefined` for one that has to have a test
 */

/**
 * The list of statements.
 *
 * @typedef {object} StatementList
 * @property {readonly Statement[]} statements in their order
 * @property {readonly string[]} mentioned ids that "See also" lines point to
 * @property {readonly string[]} unread list items that are neither a statement nor a reason
 */

/** What an id looks like. */
export const ID = '[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*';

const STATEMENT = new RegExp(`^- \`(${ID})\`: \\S.*\\.$`);
const REASON = /^ {2}- Not tested: (\S.*\.)$/;

/**
 * Reads the list of statements.
 *
 * @param {string} text Markdown: a heading a section, an item a statement, its reason below it where
 *   it has no test
 * @returns {StatementList}
 */
export function readStatements(text) {
  /** @type {Statement[]} */
  const statements = [];
  /** @type {string[]} */
  const mentioned = [];
  /** @type {string[]} */
  const unread = [];
  let section = '';
  for (const line of text.split('\n')) {
    const heading = /^##+ (.*)$/.exec(line)?.[1];
    const id = STATEMENT.exec(line)?.[1];
    const reason = REASON.exec(line)?.[1];
    const last = statements.at(-1);
    if (heading !== undefined) {
      section = heading;
    } else if (id !== undefined) {
      statements.push({ id, section, untested: undefined });
    } else if (reason !== undefined && last !== undefined) {
      statements[statements.length - 1] = { ...last, untested: reason };
    } else if (line.startsWith('See also:')) {
      mentioned.push(
        ...[...line.matchAll(new RegExp(`\`(${ID})\``, 'g'))].map(([, own = '']) => own),
      );
    } else if (/^\s*- /.test(line)) {
      unread.push(line.trim());
    }
  }
  return { statements, mentioned, unread };
}
