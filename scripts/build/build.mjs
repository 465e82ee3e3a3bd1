import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../command/refusal.mjs';
import { runAnnounced } from '../command/run.mjs';
import { bundleConfiguration } from '../configuration/bundle.mjs';
import { readSettings } from '../project/settings.mjs';
import { toolFile, withoutUpdateChecks } from '../project/tools.mjs';
import { freshenBundlerCache } from './bundlerCache.mjs';
import { buildFingerprint } from './fingerprint.mjs';
import { buildFolders, restoreInterruptedSwap, swapInNextBuild } from './folders.mjs';
import { prepareForServing } from './serving.mjs';

/** Stands in a build and holds the fingerprint of what it was made from; the server hides it. */
const FINGERPRINT_FILE = '.fingerprint';

/** Where compressed copies are kept from build to build, below the project. */
const COPIES = '.cache/copies';

/**
 * Lets the collector of garbage go on with half of what is in use being garbage; by itself it waits for
 * several times as much, and the build takes 300 MB more, no faster.
 */
const HEAP = '--heap-growing-percent=50';

/** Ends the framework's process without taking down all that it holds. */
const EXIT = new URL('exit.mjs', import.meta.url).href;

/**
 * Builds the production site into `build/`. Until it is complete, and for good when it fails, the
 * former build stays there.
 *
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<void>}
 * @throws {Refusal} when a setting cannot be used (nothing is written then) or the build fails
 */
export async function build(root, environment) {
  const settings = readSettings(root, environment);
  await restoreInterruptedSwap(root);
  const { next } = buildFolders(root);
  await rm(next, { recursive: true, force: true });
  const [fingerprint, results] = await Promise.all([
    buildFingerprint(root, environment),
    freshenBundlerCache(root, environment),
  ]);
  const copies = path.join(root, COPIES);
  const { file, variables } = await bundleConfiguration(root);
  const { code, seconds } = await runAnnounced(
    'Building the site',
    process.execPath,
    [
      HEAP,
      `--import=${EXIT}`,
      toolFile(root, 'docusaurus'),
      'build',
      ...['--out-dir', next, '--config', file],
    ],
    {
      cwd: root,
      environment: withoutUpdateChecks({
        ...environment,
        ...variables,
        RESULT_CACHE: results,
        COPY_CACHE: copies,
      }),
    },
  );
  if (code !== 0) {
    await rm(next, { recursive: true, force: true });
    throw new Refusal(
      `The build failed after ${seconds.toFixed(1)} s; its reason stands above, and build/ is as it was`,
    );
  }
  await prepareForServing(root, next, settings, { results, copies });
  await writeFile(path.join(next, FINGERPRINT_FILE), fingerprint);
  await swapInNextBuild(root);
}

/**
 * Says whether `build/` is what a build would make now.
 *
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<boolean>}
 */
export async function isCurrent(root, environment) {
  const file = path.join(buildFolders(root).live, FINGERPRINT_FILE);
  const built = await readFile(file, 'utf8').catch(() => undefined);
  return built === (await buildFingerprint(root, environment));
}

/**
 * Builds the site unless `build/` is current.
 *
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<void>}
 * @throws {Refusal} as {@link build}
 */
export async function buildIfStale(root, environment) {
  await restoreInterruptedSwap(root);
  if (!(await isCurrent(root, environment))) {
    await build(root, environment);
  }
}
