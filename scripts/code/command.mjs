import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';
import { checkCodeOfDocuments } from './check.mjs';

/**
 * Runs the code of the documents named as arguments, or of all.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  const named = process.argv.slice(2);
  await installPackages(ROOT, process.env);
  const { failed } = await checkCodeOfDocuments(
    ROOT,
    process.env,
    named.length === 0 ? undefined : named,
  );
  process.exitCode = failed === 0 ? 0 : 1;
}
