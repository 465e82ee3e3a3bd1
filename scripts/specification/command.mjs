import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../command/refusal.mjs';
import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';

/**
 * Installs missing packages and writes the table of the statements and their tests.
 *
 * @returns {Promise<void>}
 * @throws {Refusal} with all faults; the table is written anyway
 */
export async function main() {
  await installPackages(ROOT, process.env);
  const { readSpecification, TABLE } = await import('./read.mjs');
  const { table, faults } = await readSpecification(ROOT);
  await writeFile(path.join(ROOT, TABLE), table);
  if (faults.length > 0) {
    throw new Refusal(faults.join('\n'));
  }
  console.log(`${TABLE} is written`);
}
