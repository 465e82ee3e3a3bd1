import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { proofsOf } from './annotations.ts';
import { FOLDER, faultsOf, proofsTable } from './proofs.ts';
import { readStatements } from './statements.ts';

/** The table, below the project. */
export const TABLE = `${FOLDER}/proofs.md`;

/**
 * Reads the statements and the tests of a project.
 *
 * @param root - folder of the project
 * @returns the table as it should be in {@link TABLE}, and what is wrong
 */
export async function readSpecification(
  root: string,
): Promise<{ table: string; faults: readonly string[] }> {
  const list = readStatements(await readFile(path.join(root, FOLDER, 'statements.md'), 'utf8'));
  const names = await readdir(path.join(root, 'tests'), { recursive: true });
  const files = names
    .map((name) => `tests/${name.split(path.sep).join('/')}`)
    .filter((name) => name.endsWith('.test.ts'))
    .sort();
  const read = await Promise.all(
    files.map(async (file) => proofsOf(file, await readFile(path.join(root, file), 'utf8'))),
  );
  const proofs = read.flatMap((found) => found.proofs);
  return {
    table: proofsTable(list, proofs),
    faults: [...read.flatMap((found) => found.faults), ...faultsOf(list, proofs)],
  };
}
