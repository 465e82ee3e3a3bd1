import { provideBrowser } from './project/provideBrowser.ts';
import { ROOT } from './project/root.ts';
import { run } from './project/run.ts';
import { toolFile } from './project/tools.ts';

/** Runs the browser tests against the existing build, with the remaining arguments. */
export async function main(): Promise<void> {
  const args = [toolFile(ROOT, 'playwright'), 'test', ...process.argv.slice(2)];
  const environment = { ...process.env, CHROMIUM_PATH: await provideBrowser() };
  process.exitCode = (await run(process.execPath, args, { cwd: ROOT, environment })).code;
}
