import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';

/**
 * Installs what is missing and lists the documents whose facts are due to be checked again.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  await installPackages(ROOT, process.env);
  const { listStale } = await import('./listStale.mjs');
  const today = new Date().toISOString().slice(0, 10);
  console.log(await listStale(ROOT, process.argv[2], today));
}
