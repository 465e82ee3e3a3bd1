import { fileURLToPath } from 'node:url';
import { freshenBundlerCache } from './building/bundlerCache.ts';
import { ROOT } from './project/root.ts';
import { run } from './project/run.ts';
import { readSettings } from './project/settings.ts';
import { frameworkEnvironment, TYPESCRIPT } from './project/tools.ts';
import { checkEndpoint, isPrivate, readEndpoint } from './serving/endpoint.ts';

const FRAMEWORK = fileURLToPath(new URL('../framework/run/develop.ts', import.meta.url));

/** Runs the development server, which reloads pages when documents change. */
export async function main(): Promise<void> {
  const endpoint = readEndpoint(process.env);
  await checkEndpoint(endpoint);
  readSettings(process.env);
  await freshenBundlerCache(ROOT, process.env);
  const host = isPrivate(endpoint) ? 'localhost' : String(endpoint.hosts);
  const args = [...TYPESCRIPT, FRAMEWORK, String(endpoint.port), '.', host];
  const { code } = await run(process.execPath, args, {
    cwd: ROOT,
    environment: frameworkEnvironment(process.env),
  });
  process.exitCode = code;
}
