import path from 'node:path';
import type { Proof } from './annotations.ts';
import type { StatementList } from './statements.ts';

/** Folder of the list and the table, below the project. */
export const FOLDER = 'tests/specification';

/**
 * Finds mismatches between the statements and the tests.
 *
 * @returns one line each
 */
export function faultsOf(
  { statements, mentioned, unread }: StatementList,
  proofs: readonly Proof[],
): readonly string[] {
  const ids = statements.map(({ id }) => id);
  const known = new Set(ids);
  const proven = new Set(proofs.flatMap((proof) => proof.ids));
  return [
    ...unread.map((line) => `This item is not a statement: ${line}`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} appears twice`),
    ...mentioned
      .filter((id) => !known.has(id))
      .map((id) => `"See also" points to ${id}, which is not a statement`),
    ...statements
      .filter(({ id, untested }) => untested === undefined && !proven.has(id))
      .map(({ id }) => `${id} has no test; write one, or say below it why there is none`),
    ...statements
      .filter(({ id, untested }) => untested !== undefined && proven.has(id))
      .map(({ id }) => `${id} has a test, and a reason for having none`),
    ...proofs.flatMap(({ file, title, ids: own }) =>
      own
        .filter((id) => !known.has(id))
        .map((id) => `${file}: "${title}" names ${id}, which is not a statement`),
    ),
  ];
}

/**
 * Writes the table of statements and their tests.
 *
 * @returns Markdown, with links from the folder of the list
 */
export function proofsTable({ statements }: StatementList, proofs: readonly Proof[]): string {
  const shown = statements.filter(({ untested }) => untested === undefined).length;
  const sections = [...new Set(statements.map(({ section }) => section))];
  const parts = sections.map((section) => {
    const lines = statements
      .filter((statement) => statement.section === section)
      .flatMap(({ id, untested }) => [
        `- \`${id}\``,
        ...(untested === undefined ? [] : [`  - Not tested: ${untested}`]),
        ...proofs
          .filter(({ ids }) => ids.includes(id))
          .map(
            ({ file, title }) =>
              `  - [${file.replace(/^tests\//, '')}](${path.posix.relative(FOLDER, file)}): ${title}`,
          ),
      ]);
    return `## ${section}\n\n${lines.join('\n')}\n`;
  });
  return [
    '# The tests of each statement\n',
    'Made of the tests by `npm run specification`; the statements are in [statements.md](statements.md).\n',
    `${statements.length} statements, ${shown} of them shown by tests.\n`,
    ...parts,
  ].join('\n');
}
