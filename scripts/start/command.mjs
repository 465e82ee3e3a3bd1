import { buildIfStale } from '../build/build.mjs';
import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';
import { checkPort, readPort } from '../serve/port.mjs';

/**
 * Installs missing packages, builds the site if it's stale, and serves it on `PORT`.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  await checkPort(readPort(process.env.PORT));
  await installPackages(ROOT, process.env);
  await buildIfStale(ROOT, process.env);
  // The server needs a package, so import it after the installation.
  const { main: serve } = await import('../serve/command.mjs');
  await serve();
}
