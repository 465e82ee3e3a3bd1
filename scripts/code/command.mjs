import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';
import { checkCodeOfDocuments, listCodeNotRun } from './check.mjs';

/**
 * Runs the code of the documents named as arguments, or of all. If nothing fails, lists what isn't run.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  const typed = process.argv.slice(2);
  const named = typed.length === 0 ? undefined : typed;
  await installPackages(ROOT, process.env);
  const { failed } = await checkCodeOfDocuments(ROOT, process.env, named);
  if (failed > 0) {
    process.exitCode = 1;
    return;
  }
  console.log(`\n${await listCodeNotRun(ROOT, named)}`);
}
