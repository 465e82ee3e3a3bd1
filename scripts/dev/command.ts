import { fileURLToPath } from 'node:url';
import { run } from '../command/run.ts';
import { ROOT } from '../project/root.ts';
import { readSettings } from '../project/settings.ts';
import { frameworkEnvironment, TYPESCRIPT } from '../project/tools.ts';
import { checkPort, readPort } from '../serve/port.ts';
import { freshenBundlerCache } from './bundlerCache.ts';

const FRAMEWORK = fileURLToPath(new URL('framework.ts', import.meta.url));

/** Runs the development server, which reloads pages when documents change. */
export async function main(): Promise<void> {
  const port = readPort(process.env.PORT);
  await checkPort(port);
  readSettings(process.env);
  await freshenBundlerCache(ROOT, process.env);
  const { code } = await run(process.execPath, [...TYPESCRIPT, FRAMEWORK, String(port)], {
    cwd: ROOT,
    environment: frameworkEnvironment(process.env),
  });
  process.exitCode = code;
}
