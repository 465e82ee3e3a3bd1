import { run } from '../command/run.mjs';
import { ROOT } from '../project/root.mjs';
import { toolFile } from '../project/tools.mjs';
import { provideBrowser } from './provide.mjs';

/**
 * Runs the browser tests against the existing build, with the remaining arguments.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  const browser = await provideBrowser(ROOT, process.env, { asShell: true });
  const { code } = await run(
    process.execPath,
    [toolFile(ROOT, 'playwright'), 'test', ...process.argv.slice(2)],
    {
      cwd: ROOT,
      environment: { ...process.env, CHROMIUM_PATH: browser },
    },
  );
  process.exitCode = code;
}
