import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';

/**
 * Installs what is missing and lists the keywords of the documents named as arguments, or of all, that their pages
 * don't answer.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  const typed = process.argv.slice(2);
  await installPackages(ROOT, process.env);
  const { listKeywords } = await import('./listKeywords.mjs');
  console.log(await listKeywords(ROOT, typed.length === 0 ? undefined : typed));
}
