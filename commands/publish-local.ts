import { cp } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../site/refusal.ts';
import { buildIfStale } from './building/build.ts';
import { buildFolders } from './building/folders.ts';
import { ROOT } from './project/root.ts';
import { publish, restoreFormer } from './publishing/publish.ts';

/** Restores the previous release instead of publishing. */
const ROLLBACK = '--rollback';

/** Whether a path is that of a folder or of something in it. */
const isIn = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(folder + path.sep);

/**
 * Publishes the site on this machine: builds it if it's stale, checks it, and makes it the live release of a folder
 * that a web server serves. With `--rollback`, it restores the previous release.
 *
 * @throws Refusal for unexpected arguments
 */
export async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const [named = path.join(ROOT, 'published'), ...others] = args.filter((arg) => arg !== ROLLBACK);
  if (named === '' || named.startsWith('-') || others.length > 0) {
    throw new Refusal(
      `"${args.join(' ')}" is not a folder to publish to; write: npm run publish:local -- /srv/library, and add ${ROLLBACK} to put the previous release back`,
    );
  }
  const folder = path.resolve(named);
  const taken = Object.values(buildFolders(ROOT)).find((build) => isIn(folder, build));
  if (taken !== undefined) {
    throw new Refusal(
      `The next build would overwrite ${taken} and everything in it; publish to a folder outside it`,
    );
  }
  if (args.includes(ROLLBACK)) {
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
