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
  // The server is on a package, so it is imported when the packages are there.
  const { main: serve } = await import('../serve/command.mjs');
  await serve();
}
