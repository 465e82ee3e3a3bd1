import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../command/refusal.ts';
import { ROOT } from '../project/root.ts';
import { readSpecification, TABLE } from './read.ts';

/**
 * Writes the table of the statements and their tests.
 *
 * @throws Refusal with all faults; the table is written anyway
 */
export async function main(): Promise<void> {
  const { table, faults } = await readSpecification(ROOT);
  await writeFile(path.join(ROOT, TABLE), table);
  if (faults.length > 0) {
    throw new Refusal(faults.join('\n'));
  }
  console.log(`${TABLE} is written`);
}
