import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { proofsOf } from './annotations.mjs';
import { FOLDER, faultsOf, proofsTable } from './proofs.mjs';
import { readStatements } from './statements.mjs';

/** The table, below the project. */
export const TABLE = `${FOLDER}/proofs.md`;

/**
 * Reads the statements and the tests of a project.
 *
 * @param {string} root folder of the project
 * @returns {Promise<{ table: string, faults: readonly string[] }>} the table as it should be in
 *   {@link TABLE}, and what is wrong
 */
export async function readSpecification(root) {
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
