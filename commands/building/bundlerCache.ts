import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compilationFingerprint } from './fingerprint.ts';

/**
 * Empties the bundler's persistent cache, which speeds up the start of the development server, if it may contain
 * output of an older plugin. Production builds have no such cache.
 *
 * Rspack drops a cached module when its file changes, but apart from modules the framework declares only the
 * configuration file as a dependency. Changes to what that file imports (plugins/, site/), to a setting, a package,
 * or the set of documents would be ignored. The key is in the cache's folder, so that they're deleted together.
 */
export async function freshenBundlerCache(
  root: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const folder = path.join(root, 'node_modules', '.cache');
  const keyFile = path.join(folder, 'compilation-key');
  const key = await compilationFingerprint(root, environment);
  const former = await readFile(keyFile, 'utf8').catch(() => undefined);
  if (former !== key) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(keyFile, key);
  }
}
