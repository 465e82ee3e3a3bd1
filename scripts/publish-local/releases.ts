import { link, mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Folder of the releases. */
const RELEASES = 'releases';

/** In a release: the build itself, the web server's configuration, and the list of assets that it introduced. */
export const PARTS = { site: 'site', nginx: 'nginx.conf', assets: 'assets.json' };

/**
 * How long a release's assets are kept after it was replaced. Tabs opened just before the replacement work for a
 * day, plus a night of margin.
 */
const KEEP_MS = 36 * 3_600_000;

/** A complete release. */
const NAME = /^(.+T\d\d)-(\d\d)-([\d.]+Z)$/;

/**
 * A release's name is its creation time, so that names sort by time.
 *
 * @param time - in milliseconds since 1970
 */
export const nameOf = (time: number) => new Date(time).toISOString().replaceAll(':', '-');

const timeOf = (name: string) => Date.parse(name.replace(NAME, '$1:$2:$3'));

/** The link to the live release, which a rename replaces. */
export const liveOf = (folder: string) => path.join(folder, 'live');

/** The folder of a release. */
export const releaseOf = (folder: string, name: string) => path.join(folder, RELEASES, name);

/** @returns names of the complete releases, oldest first */
async function releaseNames(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, RELEASES));
  return names.filter((name) => NAME.test(name)).sort();
}

/**
 * The releases whose pages may still be open in a browser, newest first.
 *
 * @param time - now; the newest release counts as replaced at this time
 */
async function openReleases(folder: string, time: number): Promise<string[]> {
  const names = await releaseNames(folder);
  return names
    .filter((_name, at) => time - timeOf(names[at + 1] ?? nameOf(time)) < KEEP_MS)
    .reverse();
}

/** @returns name of the release before the live one; `undefined` if there is none */
export async function formerRelease(folder: string): Promise<string | undefined> {
  const live = await readlink(liveOf(folder)).then(path.basename, () => undefined);
  return live === undefined
    ? undefined
    : (await releaseNames(folder)).filter((name) => name < live).at(-1);
}

/**
 * Adds the assets of earlier releases that a release lacks.
 *
 * @param site - the build of the release
 * @param time - now
 * @returns how many
 */
export async function keepFormerAssets(
  folder: string,
  site: string,
  time: number,
): Promise<number> {
  let kept = 0;
  for (const name of await openReleases(folder, time)) {
    const release = releaseOf(folder, name);
    const assets: string[] = JSON.parse(await readFile(path.join(release, PARTS.assets), 'utf8'));
    for (const asset of assets) {
      const target = path.join(site, asset);
      await mkdir(path.dirname(target), { recursive: true });
      try {
        // A hard link takes no space, and survives the removal of the original.
        await link(path.join(release, PARTS.site, asset), target);
        kept += 1;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
          throw error;
        }
      }
    }
  }
  return kept;
}

/**
 * Makes a complete release live with one rename. The previous one is served until then, and remains live if this is
 * killed before.
 *
 * @returns whether the web server's configuration differs from that of the previous release
 */
export async function goLive(folder: string, name: string): Promise<boolean> {
  const live = liveOf(folder);
  const configOf = (release: string) =>
    readFile(path.join(release, PARTS.nginx), 'utf8').catch(() => undefined);
  const isConfigNew = (await configOf(live)) !== (await configOf(releaseOf(folder, name)));
  const next = `${live}.next`;
  await rm(next, { force: true });
  await symlink(path.join(RELEASES, name), next);
  await rename(next, live);
  return isConfigNew;
}

/**
 * Removes releases whose pages are no longer open, and what killed processes left.
 *
 * @param time - now
 */
export async function removeOldReleases(folder: string, time: number): Promise<void> {
  const live = path.basename(await readlink(liveOf(folder)));
  const kept = new Set([...(await openReleases(folder, time)), live]);
  for (const name of await readdir(path.join(folder, RELEASES))) {
    if (!kept.has(name)) {
      await rm(releaseOf(folder, name), { recursive: true, force: true });
    }
  }
}
