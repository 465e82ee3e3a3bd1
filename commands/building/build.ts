import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { announced } from '../../plugins/tasks/node/announced.ts';
import { prepareForServing } from '../../release/index.ts';
import { Refusal } from '../../site/refusal.ts';
import { withLock } from '../project/lock.ts';
import { run } from '../project/run.ts';
import { readSettings } from '../project/settings.ts';
import { frameworkEnvironment, TYPESCRIPT } from '../project/tools.ts';
import { buildFingerprint } from './fingerprint.ts';
import {
  assertWritable,
  buildFolders,
  restoreInterruptedSwap,
  swapInNextBuild,
} from './folders.ts';

/** The file of a build with the fingerprint of its inputs; the server hides it. */
const FINGERPRINT_FILE = '.fingerprint';

/** Builds write the same folders, so only one may run at a time. */
const LOCK = '.cache/build.lock';

/** Where compressed copies are cached between builds, below the project. */
const COPIES = '.cache/copies';

/**
 * Limits garbage to half of the heap. By default the collector lets it grow several times larger, and the build
 * takes 300 MB more without being faster.
 */
const HEAP = '--heap-growing-percent=50';

/** The framework's build, for a process of its own. */
export const FRAMEWORK = fileURLToPath(new URL('../../framework/run/build.ts', import.meta.url));

/**
 * Builds the production site into `build/`. The previous build stays there until the new one is complete, or if it
 * fails.
 *
 * @throws Refusal if a setting or a folder can't be used, or another build is running (nothing is written then), or if
 *   the build fails
 */
export async function build(root: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings(environment);
  await assertWritable(root);
  await withLock(path.join(root, LOCK), 'build', async () => {
    await restoreInterruptedSwap(root);
    const { next } = buildFolders(root);
    await rm(next, { recursive: true, force: true });
    const fingerprint = await buildFingerprint(root, environment);
    const copies = path.join(root, COPIES);
    await announced('Building the site', () => runFramework(root, next, environment));
    await prepareForServing(next, settings, copies);
    await writeFile(path.join(next, FINGERPRINT_FILE), fingerprint);
    await swapInNextBuild(root);
  });
}

/** @throws Refusal if the build fails */
async function runFramework(
  root: string,
  out: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const args = [HEAP, ...TYPESCRIPT, FRAMEWORK, out, 'docusaurus.config.ts'];
  const { code } = await run(process.execPath, args, {
    cwd: root,
    environment: frameworkEnvironment({
      ...environment,
      // It could return output of an older plugin or setting.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    }),
  });
  if (code !== 0) {
    await rm(out, { recursive: true, force: true });
    throw new Refusal('The build failed for the reason above; build/ is as it was');
  }
}

/**
 * Builds the site unless `build/` is up to date.
 *
 * @throws Refusal as {@link build}
 */
export async function buildIfStale(root: string, environment: NodeJS.ProcessEnv): Promise<void> {
  await restoreInterruptedSwap(root);
  const file = path.join(buildFolders(root).live, FINGERPRINT_FILE);
  const built = await readFile(file, 'utf8').catch(() => undefined);
  if (built !== (await buildFingerprint(root, environment))) {
    await build(root, environment);
  }
}
