import { buildIfStale } from '../build/build.mjs';
import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';
import { checkPort, readPort } from '../serve/port.mjs';

/**
 * Installs what is missing, builds what is stale and serves the production site on `PORT`.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  await checkPort(readPort(process.env.PORT));
  await installPackages(ROOT, process.env);
  await buildIfStale(ROOT, process.env);
  // The server needs a package, so it is imported once the packages are installed.
  const { main: serve } = await import('../serve/command.mjs');
  await serve();
}
