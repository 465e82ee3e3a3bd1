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
 * @param {number} time in milliseconds since 1970
 */
const nameOf = (time) => new Date(time).toISOString().replaceAll(':', '-');

/** @param {string} name of a release */
const timeOf = (name) => Date.parse(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

/**
 * Paths in a folder of releases.
 *
 * @param {string} folder
 * @param {number} time creation time of the next release
 */
export function releasePaths(folder, time) {
  const name = nameOf(time);
  const release = path.join(folder, RELEASES, name);
  return { release, unfinished: release + UNFINISHED, live: path.join(folder, LIVE), name };
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>} names of the complete releases, oldest first
 */
async function releaseNames(folder) {
  const names = await readdir(path.join(folder, RELEASES)).catch(() => []);
  return names.filter((name) => !name.endsWith(UNFINISHED)).sort();
}

/**
 * The releases whose pages may still be open in a browser, newest first.
 *
 * @param {string} folder
 * @param {number} time now; the live release counts as replaced at this time
 * @returns {Promise<string[]>} names
 */
async function readReleases(folder, time) {
  const names = await releaseNames(folder);
  return names
    .filter((_name, at) => time - timeOf(names[at + 1] ?? nameOf(time)) < KEEP_MS)
    .reverse();
}

/**
 * Adds the assets of earlier releases that a release lacks.
 *
 * @param {string} folder
 * @param {string} site the build of the new release
 * @param {number} time now
 * @returns {Promise<number>} how many
 */
export async function keepFormerAssets(folder, site, time) {
  let kept = 0;
  for (const name of await readReleases(folder, time)) {
    const release = path.join(folder, RELEASES, name);
    /** @type {string[]} */
    const assets = JSON.parse(await readFile(path.join(release, PARTS.assets), 'utf8'));
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
 *
 * @param {ReturnType<typeof releasePaths>} paths
 * @returns {Promise<void>}
 */
export async function goLive({ release, unfinished, live, name }) {
  await rename(unfinished, release);
  await serve(live, name);
}

/**
 * Points the live link to a release with one rename.
 *
 * @param {string} live
 * @param {string} name
 */
async function serve(live, name) {
  const next = `${live}.${name}`;
  await symlink(path.join(RELEASES, name), next);
  await rename(next, live);
}

/**
 * Makes the previous release live again. It gets the assets of the release it replaces, for readers who have that
 * release's pages open.
 *
 * @param {string} folder
 * @param {number} time now
 * @returns {Promise<{ name: string, isConfigNew: boolean } | undefined>} the release that is live now, and whether
 *   its configuration differs; `undefined` if there is no previous release
 */
export async function rollBack(folder, time) {
  const live = path.join(folder, LIVE);
  const current = await readlink(live).then(path.basename, () => '');
  const name = (await releaseNames(folder)).filter((other) => other < current).at(-1);
  if (name === undefined) {
    return undefined;
  }
  const former = path.join(folder, RELEASES, name);
  await keepFormerAssets(folder, path.join(former, PARTS.site), time);
  const configOf = (/** @type {string} */ release) =>
    readFile(path.join(release, PARTS.nginx), 'utf8');
  const isConfigNew = (await configOf(live)) !== (await configOf(former));
  await serve(live, name);
  return { name, isConfigNew };
}

/**
 * Removes releases whose pages are no longer open, and leftovers of killed processes.
 *
 * @param {string} folder
 * @param {number} time now
 * @returns {Promise<void>}
 */
export async function removeOldReleases(folder, time) {
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
