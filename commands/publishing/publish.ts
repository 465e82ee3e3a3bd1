import { existsSync } from 'node:fs';
import { lstat, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow, isKept, nginxConfig, readServingTable } from '../../release/publish/index.ts';
import { Refusal } from '../../site/refusal.ts';
import { withLock } from '../project/lock.ts';
import { assertPublishable, assertWhole } from './check.ts';
import { explained, whatToDo } from './failure.ts';
import { keepFileTimes } from './fileTimes.ts';
import { formerAssets, keepFormerAssets } from './formerAssets.ts';
import {
  allow,
  assertReadable,
  closedAbove,
  FOLDER,
  makeFolder,
  makeReadable,
} from './readable.ts';
import {
  formerRelease,
  isNewestAhead,
  liveOf,
  liveRelease,
  newName,
  PARTS,
  readRecord,
  releaseOf,
  removeOldReleases,
  removeUnfinished,
  secondOf,
  switchTo,
  unfinishedOf,
} from './releases.ts';

/** Names the process that is publishing, below the folder. */
const LOCK = '.publish.lock';

/** Where and when to publish. */
interface Options {
  /** Absolute path of the folder to publish into. */
  readonly folder: string;
  /** Prints a line for the user. */
  readonly tell: (line: string) => void;
  /** Now, in milliseconds since 1970. */
  readonly time?: number;
}

/** Says which assets of former releases readers still get. */
const tellKept = ({ tell }: Options, { kept, gone }: { kept: number; gone: number }) =>
  tell(
    `Keeping ${kept} assets from earlier releases for readers who still have those pages open${gone === 0 ? '' : `; ${gone} others no longer exist`}`,
  );

const configOf = (release: string) =>
  readFile(path.join(release, PARTS.nginx), 'utf8').catch(() => undefined);

/** Makes a complete release live, and says so, and whether nginx has to be reloaded. */
async function goLive(
  { folder, tell }: Options,
  name: string,
  done: string,
  how: { readonly time: number; readonly isNew: boolean },
) {
  const live = liveOf(folder);
  const isConfigNew = (await configOf(live)) !== (await configOf(releaseOf(folder, name)));
  await switchTo(folder, name, how);
  tell(`${done}: ${live} is the release ${name}`);
  if (isConfigNew) {
    tell(
      `nginx serves it with 'include "${path.join(live, PARTS.nginx)}";' in a server block; that file has changed, so reload nginx`,
    );
  }
  for (const closed of await closedAbove(folder)) {
    tell(
      `A web server that runs as another user can't enter ${closed}; allow it with: chmod o+x ${closed}`,
    );
  }
}

/**
 * Changes what is live in a folder, which one process may do at a time.
 *
 * @throws Refusal if another process is publishing, or if the file system is the reason
 */
async function changing(
  folder: string,
  work: (assertHeld: () => Promise<void>) => Promise<void>,
): Promise<void> {
  if (folder.includes('$')) {
    throw new Refusal(
      `nginx takes the $ in ${folder} for a variable; publish into a folder without one`,
    );
  }
  try {
    const isThere = existsSync(folder);
    await makeFolder(folder);
    if (isThere) {
      await assertReadable(folder);
    }
    const live = await lstat(liveOf(folder)).catch(() => undefined);
    if (live !== undefined && !live.isSymbolicLink()) {
      throw new Refusal(
        `${liveOf(folder)} is where the link to the live release belongs; move it away, or publish into another folder`,
      );
    }
    await withLock(path.join(folder, LOCK), 'publish:local', async (assertHeld) => {
      await readRecord(folder);
      await removeUnfinished(folder);
      await work(assertHeld);
    });
  } catch (error) {
    throw await explained(error, folder);
  }
}

/** Removes a release that didn't go live. What can't be removed now, the next one does. */
async function removeFailed(folder: string, name: string): Promise<void> {
  const options = { recursive: true, force: true };
  await rm(unfinishedOf(folder, name), options).catch(() => undefined);
  if ((await liveRelease(folder)) !== name) {
    await rm(releaseOf(folder, name), options).catch(() => undefined);
  }
}

/**
 * Publishes a build atomically. It's made and checked next to the live release, and a rename makes it live. If
 * anything fails or is killed before that, readers keep the previous release.
 *
 * @param options - makeBuild: makes the build in a folder that doesn't exist yet
 * @throws Refusal if the build has faults, another process is publishing, or files can't be written
 */
export async function publish(
  options: Options & { readonly makeBuild: (out: string) => Promise<void> },
): Promise<void> {
  const { folder, makeBuild, tell, time: now = Date.now() } = options;
  await changing(folder, async (assertHeld) => {
    const name = await newName(folder, now);
    const isAhead = await isNewestAhead(folder, now);
    const time = isAhead ? now : Math.max(now, secondOf(name) * 1000);
    if (isAhead) {
      tell(
        `This machine's clock says ${new Date(now).toISOString()}, but ${folder} has a release dated later; check the clock. The new release's name will sort after that one`,
      );
    }
    const former = await formerAssets(folder, time);
    const release = releaseOf(folder, name);
    const unfinished = unfinishedOf(folder, name);
    const site = path.join(unfinished, PARTS.site);
    try {
      await makeFolder(unfinished);
      await makeBuild(site);

      tell('Checking every address …');
      const addresses = await assertPublishable(site);
      tell(`Checking: ${addresses} addresses answer, no link is broken, budgets hold`);

      const live = await liveRelease(folder);
      const liveSite = live && path.join(releaseOf(folder, live), PARTS.site);
      await keepFileTimes(site, liveSite, secondOf(name));
      const table = await readServingTable(site);
      const assets = (await filesBelow(site)).filter((file) => isKept(table, `/${file}`));
      await writeFile(path.join(unfinished, PARTS.assets), JSON.stringify(assets));
      tellKept(options, await keepFormerAssets(former, site, path.join(unfinished, 'part')));

      const config = nginxConfig(table, path.join(liveOf(folder), PARTS.site));
      await writeFile(path.join(unfinished, PARTS.nginx), config);
      await makeReadable(unfinished);
      await allow(path.dirname(release), FOLDER);
      await rename(unfinished, release);
      await assertHeld();
      await goLive({ folder, tell }, name, 'Published', { time, isNew: true });
    } catch (error) {
      await removeFailed(folder, name);
      throw error;
    }
    await removeOldReleases(folder, time).catch(async (error) => {
      const reason = (await whatToDo(error, folder)) ?? error;
      tell(`An old release could not be removed: ${reason}`);
    });
  });
}

/**
 * Restores the release that was live before this one, as often as there's one. It gets the assets of the release it
 * replaces, for readers who have that release's pages open.
 *
 * @throws Refusal if the folder has no previous release
 */
export async function restoreFormer(options: Options): Promise<void> {
  const { folder, tell, time = Date.now() } = options;
  const nothing = new Refusal(`${folder} has no previous release; nothing has changed`);
  if ((await formerRelease(folder)) === undefined) {
    throw nothing;
  }
  await changing(folder, async (assertHeld) => {
    const name = await formerRelease(folder);
    if (name === undefined) {
      throw nothing;
    }
    const site = path.join(releaseOf(folder, name), PARTS.site);
    await assertWhole(site, name);
    const former = await formerAssets(folder, time);
    tellKept(options, await keepFormerAssets(former, site, unfinishedOf(folder, 'asset')));
    await makeReadable(releaseOf(folder, name));
    await assertHeld();
    await goLive({ folder, tell }, name, 'Rolled back', { time, isNew: false });
  });
}
