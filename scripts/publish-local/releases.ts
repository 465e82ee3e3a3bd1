import {
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import path from 'node:path';

/** Folder of the complete releases. */
const RELEASES = 'releases';

/** The live release: a symbolic link, replaced by a rename. */
const LIVE = 'live';

/** Suffix of a release's name while it's being made. */
const UNFINISHED = '.part';

/** In a release: the build itself, the web server's configuration, and the list of assets that it introduced. */
export const PARTS = { site: 'site', nginx: 'nginx.conf', assets: 'assets.json' };

/**
 * How long a release's assets are kept after it was replaced. Tabs opened just before the replacement work for a
 * day, plus a night of margin.
 */
const KEEP_MS = 36 * 3_600_000;

/**
 * A release's name is its creation time, so that names sort by time.
 *
 * @param time - in milliseconds since 1970
 */
const nameOf = (time: number) => new Date(time).toISOString().replaceAll(':', '-');

/** @param name - of a release */
const timeOf = (name: string) => Date.parse(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

/**
 * Paths in a folder of releases.
 *
 * @param time - creation time of the next release
 */
export function releasePaths(folder: string, time: number) {
  const name = nameOf(time);
  const release = path.join(folder, RELEASES, name);
  return { release, unfinished: release + UNFINISHED, live: path.join(folder, LIVE), name };
}

/** @returns names of the complete releases, oldest first */
async function releaseNames(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, RELEASES)).catch(() => []);
  return names.filter((name) => !name.endsWith(UNFINISHED)).sort();
}

/**
 * The releases whose pages may still be open in a browser, newest first.
 *
 * @param time - now; the live release counts as replaced at this time
 * @returns names
 */
async function readReleases(folder: string, time: number): Promise<string[]> {
  const names = await releaseNames(folder);
  return names
    .filter((_name, at) => time - timeOf(names[at + 1] ?? nameOf(time)) < KEEP_MS)
    .reverse();
}

/**
 * Adds the assets of earlier releases that a release lacks.
 *
 * @param site - the build of the new release
 * @param time - now
 * @returns how many
 */
export async function keepFormerAssets(
  folder: string,
  site: string,
  time: number,
): Promise<number> {
  let kept = 0;
  for (const name of await readReleases(folder, time)) {
    const release = path.join(folder, RELEASES, name);
    const assets: string[] = JSON.parse(await readFile(path.join(release, PARTS.assets), 'utf8'));
    for (const asset of assets) {
      const target = path.join(site, asset);
      await mkdir(path.dirname(target), { recursive: true });
      // A hard link takes no space, and survives the removal of the original.
      await link(path.join(release, PARTS.site, asset), target).then(
        () => {
          kept += 1;
        },
        (error) => {
          if (error.code !== 'EEXIST') {
            throw error;
          }
        },
      );
    }
  }
  return kept;
}

/**
 * Makes a finished release live with one rename. The previous one is served until then, and remains live if this is
 * killed before.
 */
export async function goLive({
  release,
  unfinished,
  live,
  name,
}: ReturnType<typeof releasePaths>): Promise<void> {
  await rename(unfinished, release);
  await serve(live, name);
}

/** Points the live link to a release with one rename. */
async function serve(live: string, name: string) {
  const next = `${live}.${name}`;
  await symlink(path.join(RELEASES, name), next);
  await rename(next, live);
}

/**
 * Makes the previous release live again. It gets the assets of the release it replaces, for readers who have that
 * release's pages open.
 *
 * @param time - now
 * @returns the release that is live now, and whether its configuration differs; `undefined` if there is no previous
 *   release
 */
export async function rollBack(
  folder: string,
  time: number,
): Promise<{ name: string; isConfigNew: boolean } | undefined> {
  const live = path.join(folder, LIVE);
  const current = await readlink(live).then(path.basename, () => '');
  const name = (await releaseNames(folder)).filter((other) => other < current).at(-1);
  if (name === undefined) {
    return undefined;
  }
  const former = path.join(folder, RELEASES, name);
  await keepFormerAssets(folder, path.join(former, PARTS.site), time);
  const configOf = (release: string) => readFile(path.join(release, PARTS.nginx), 'utf8');
  const isConfigNew = (await configOf(live)) !== (await configOf(former));
  await serve(live, name);
  return { name, isConfigNew };
}

/**
 * Removes releases whose pages are no longer open, and leftovers of killed processes.
 *
 * @param time - now
 */
export async function removeOldReleases(folder: string, time: number): Promise<void> {
  const read = new Set(await readReleases(folder, time));
  const live = path.basename(await readlink(path.join(folder, LIVE)));
  for (const name of await readdir(path.join(folder, RELEASES))) {
    const isLeft = name.endsWith(UNFINISHED);
    const { mtimeMs } = await stat(path.join(folder, RELEASES, name));
    // A recent unfinished release may be another process's work in progress.
    const isOld = isLeft ? time - mtimeMs > KEEP_MS : !read.has(name) && name !== live;
    if (isOld) {
      await rm(path.join(folder, RELEASES, name), { recursive: true, force: true });
    }
  }
  for (const name of await readdir(folder)) {
    if (name.startsWith(`${LIVE}.`) && time - timeOf(name.slice(LIVE.length + 1)) > KEEP_MS) {
      await rm(path.join(folder, name));
    }
  }
}
