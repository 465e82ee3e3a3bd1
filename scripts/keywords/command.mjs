import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';

/**
 * Installs missing packages and lists the keywords that aren't covered by their pages, for the documents named as
 * arguments, or for all.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  const typed = process.argv.slice(2);
  await installPackages(ROOT, process.env);
  const { listKeywords } = await import('./listKeywords.mjs');
  console.log(await listKeywords(ROOT, typed.length === 0 ? undefined : typed));
}
