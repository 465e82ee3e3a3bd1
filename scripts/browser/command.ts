import { run } from '../command/run.ts';
import { ROOT } from '../project/root.ts';
import { toolFile } from '../project/tools.ts';
import { provideBrowser } from './provide.ts';

/** Runs the browser tests against the existing build, with the remaining arguments. */
export async function main(): Promise<void> {
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
