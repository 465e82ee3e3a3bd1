import { fileURLToPath } from 'node:url';
import { run } from '../command/run.mjs';
import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';
import { readSettings } from '../project/settings.mjs';
import { withoutUpdateChecks } from '../project/tools.mjs';
import { checkPort, readPort } from '../serve/port.mjs';
import { freshenBundlerCache } from './bundlerCache.mjs';

const FRAMEWORK = fileURLToPath(new URL('framework.mjs', import.meta.url));

/**
 * Installs missing packages and runs the development server, which reloads pages when documents change.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  const port = readPort(process.env.PORT);
  await checkPort(port);
  await installPackages(ROOT, process.env);
  readSettings(ROOT, process.env);
  await freshenBundlerCache(ROOT, process.env);
  const { code } = await run(process.execPath, [FRAMEWORK, String(port)], {
    cwd: ROOT,
    environment: withoutUpdateChecks(process.env),
  });
  process.exitCode = code;
}
