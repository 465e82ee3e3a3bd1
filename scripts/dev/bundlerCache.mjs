import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compilationFingerprint } from '../build/fingerprint.mjs';

/**
 * Empties the bundler's persistent cache, which makes the author's server start sooner, when it could give back
 * what an older plugin made. Builds for readers have none.
 *
 * Rspack drops a cached module when its file changes, and the framework names the configuration file
 * as the only thing beside the modules that counts. A change in what that file imports (plugins/,
 * site/), in a setting, in a package or in the set of documents would be answered from the cache.
 * The key is in the cache's folder, so whoever deletes one deletes both.
 *
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<void>}
 */
export async function freshenBundlerCache(root, environment) {
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
