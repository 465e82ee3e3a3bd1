import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';
import { build } from './build.mjs';

/**
 * Installs missing packages and builds the site, even if nothing changed.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  await installPackages(ROOT, process.env);
  await build(ROOT, process.env);
}
