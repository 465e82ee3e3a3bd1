import { Refusal } from '../command/refusal.mjs';
import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';

/**
 * Installs missing packages and checks the documents and the data.
 *
 * @returns {Promise<void>}
 * @throws {Refusal} with all findings, if there are any
 */
export async function main() {
  await installPackages(ROOT, process.env);
  const { checkLibrary } = await import('./checkLibrary.mjs');
  const { documents, sets, findings } = await checkLibrary(ROOT);
  if (findings.length > 0) {
    const places = findings.length === 1 ? '1 place breaks' : `${findings.length} places break`;
    throw new Refusal([...findings, `${places} the rules; WRITING.md explains them`].join('\n'));
  }
  console.log(`${documents} documents and ${sets} data sets keep their rules`);
}
