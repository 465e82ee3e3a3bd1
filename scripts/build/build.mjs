import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../command/refusal.mjs';
import { runAnnounced } from '../command/run.mjs';
import { bundleConfiguration } from '../configuration/bundle.mjs';
import { readSettings } from '../project/settings.mjs';
import { withoutUpdateChecks } from '../project/tools.mjs';
import { buildFingerprint } from './fingerprint.mjs';
import { buildFolders, restoreInterruptedSwap, swapInNextBuild } from './folders.mjs';
import { withBuildLock } from './lock.mjs';
import { prepareForServing } from './serving.mjs';
import { assertWritable } from './writable.mjs';

/** The file of a build with the fingerprint of its inputs; the server hides it. */
const FINGERPRINT_FILE = '.fingerprint';

/** Where compressed copies are cached between builds, below the project. */
const COPIES = '.cache/copies';

/**
 * Limits garbage to half of the heap. By default the collector lets it grow several times larger, and the build
 * takes 300 MB more without being faster.
 */
const HEAP = '--heap-growing-percent=50';

/** The framework's build, in its own process. */
const FRAMEWORK = fileURLToPath(new URL('framework.mjs', import.meta.url));

/**
 * Builds the production site into `build/`. The previous build stays there until the new one is complete, or if it
 * fails.
 *
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<void>}
 * @throws {Refusal} if a setting or a folder can't be used, or another build is running (nothing is written then),
 *   or if the build fails
 */
export async function build(root, environment) {
  const settings = readSettings(root, environment);
  await assertWritable(root);
  await withBuildLock(root, () => buildUnlocked(root, environment, settings));
}

/**
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} environment
 * @param {import('../../site/settings.ts').Settings} settings
 * @returns {Promise<void>}
 * @throws {Refusal} when the build fails
 */
async function buildUnlocked(root, environment, settings) {
  await restoreInterruptedSwap(root);
  const { next } = buildFolders(root);
  await rm(next, { recursive: true, force: true });
  const fingerprint = await buildFingerprint(root, environment);
  const copies = path.join(root, COPIES);
  const { file, variables } = await bundleConfiguration(root);
  const { code, seconds } = await runAnnounced(
    'Building the site',
    process.execPath,
    [HEAP, FRAMEWORK, next, file],
    {
      cwd: root,
      environment: withoutUpdateChecks({
        ...environment,
        ...variables,
        COPY_CACHE: copies,
        // It could return output of an older plugin or setting.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      }),
    },
  );
  if (code !== 0) {
    await rm(next, { recursive: true, force: true });
    throw new Refusal(
      `The build failed after ${seconds.toFixed(1)} s for the reason above; build/ is as it was`,
    );
  }
  await prepareForServing(root, next, settings, copies);
  await writeFile(path.join(next, FINGERPRINT_FILE), fingerprint);
  await swapInNextBuild(root);
}

/**
 * Whether `build/` is up to date.
 *
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<boolean>}
 */
async function isCurrent(root, environment) {
  const file = path.join(buildFolders(root).live, FINGERPRINT_FILE);
  const built = await readFile(file, 'utf8').catch(() => undefined);
  return built === (await buildFingerprint(root, environment));
}

/**
 * Builds the site unless `build/` is up to date.
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
