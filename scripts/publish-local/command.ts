import { cp } from 'node:fs/promises';
import path from 'node:path';
import { buildIfStale } from '../build/build.ts';
import { buildFolders } from '../build/folders.ts';
import { Refusal } from '../command/refusal.ts';
import { ROOT } from '../project/root.ts';
import { publish, restoreFormer } from './publish.ts';

/** Default folder of the releases, below the project. */
const DEFAULT_FOLDER = 'published';

/** Restores the previous release instead of publishing. */
const ROLLBACK = '--rollback';

/**
 * Reads the arguments.
 *
 * @returns absolute path of the folder to publish into, and whether to restore the previous release
 * @throws Refusal for unexpected arguments
 */
function readArguments(args: readonly string[]): { folder: string; isRollback: boolean } {
  const [folder = path.join(ROOT, DEFAULT_FOLDER), ...others] = args.filter(
    (arg) => arg !== ROLLBACK,
  );
  if (folder.startsWith('-') || others.length > 0) {
    throw new Refusal(
      `"${args.join(' ')}" is not a folder to publish into; write: npm run publish:local -- /srv/library, and add ${ROLLBACK} to put the previous release back`,
    );
  }
  return { folder: path.resolve(folder), isRollback: args.includes(ROLLBACK) };
}

/**
 * Publishes the site on this machine: builds it if it's stale, checks it, and makes it the live release of a folder
 * that a web server serves. With `--rollback`, it restores the previous release.
 */
export async function main(): Promise<void> {
  const { folder, isRollback } = readArguments(process.argv.slice(2));
  if (isRollback) {
    await restoreFormer({ folder, tell: console.log });
    return;
  }
  await publish({
    folder,
    makeBuild: async (out) => {
      await buildIfStale(ROOT, process.env);
      await cp(buildFolders(ROOT).live, out, { recursive: true, preserveTimestamps: true });
    },
    tell: console.log,
  });
}
