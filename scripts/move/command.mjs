import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';

/**
 * Installs missing packages and moves a document.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  await installPackages(ROOT, process.env);
  const { moveDocument } = await import('./moveDocument.mjs');
  console.log(await moveDocument(ROOT, process.argv.slice(2)));
}
