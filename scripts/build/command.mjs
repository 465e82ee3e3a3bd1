import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';
import { build } from './build.mjs';

/**
 * Installs what is missing and builds the site, whether or not something changed.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  await installPackages(ROOT, process.env);
  await build(ROOT, process.env);
}
