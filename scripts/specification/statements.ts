/** A statement of tests/specification/statements.md. */
interface Statement {
  /** Such as `routes.not-found`. */
  readonly id: string;
  /** The heading it is under. */
  readonly section: string;
  /** Why no test shows it; `undefined` for one that has to have a test. */
  readonly untested: string | undefined;
}

/** The list of statements. */
export interface StatementList {
  /** In their order. */
  readonly statements: readonly Statement[];
  /** Ids that "See also" lines point to. */
  readonly mentioned: readonly string[];
  /** List items that are neither a statement nor a reason. */
  readonly unread: readonly string[];
}

/** What an id looks like. */
export const ID = '[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*';

const STATEMENT = new RegExp(`^- \`(${ID})\`: \\S.*\\.$`);
const REASON = /^ {2}- Not tested: (\S.*\.)$/;

/**
 * Reads the list of statements.
 *
 * @param text - Markdown: a heading a section, an item a statement, its reason below it where it has no test
 */
export function readStatements(text: string): StatementList {
  const statements: Statement[] = [];
  const mentioned: string[] = [];
  const unread: string[] = [];
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
