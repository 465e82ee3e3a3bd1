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

/** Folder of the releases, each of which is whole. */
const RELEASES = 'releases';

/** The release that is served: a link that one rename sets. */
const LIVE = 'live';

/** What the name of a release ends with while it is made. */
const UNFINISHED = '.part';

/** In a release: the build itself, the web server's configuration, and the list of what it brought. */
export const PARTS = { site: 'site', nginx: 'nginx.conf', assets: 'assets.json' };

/**
 * For how long a release's assets stay after another took its place. A tab that was opened in the
 * release's last moment is a day old by then, with a night to spare.
 */
const KEEP_MS = 36 * 3_600_000;

/**
 * A release's name tells when it was made, so that names sort by time.
 *
 * @param {number} time in milliseconds since 1970
 */
const nameOf = (time) => new Date(time).toISOString().replaceAll(':', '-');

/** @param {string} name of a release */
const timeOf = (name) => Date.parse(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

/**
 * Paths of a folder that is published into.
 *
 * @param {string} folder
 * @param {number} time when the next release is made
 */
export function releasePaths(folder, time) {
  const name = nameOf(time);
  const release = path.join(folder, RELEASES, name);
  return { release, unfinished: release + UNFINISHED, live: path.join(folder, LIVE), name };
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>} names of the releases that are whole, oldest first
 */
async function releaseNames(folder) {
  const names = await readdir(path.join(folder, RELEASES)).catch(() => []);
  return names.filter((name) => !name.endsWith(UNFINISHED)).sort();
}

/**
 * The releases whose pages a reader may still have open, newest first.
 *
 * @param {string} folder
 * @param {number} time now; the live release counts as replaced then
 * @returns {Promise<string[]>} names
 */
async function readReleases(folder, time) {
  const names = await releaseNames(folder);
  return names
    .filter((_name, at) => time - timeOf(names[at + 1] ?? nameOf(time)) < KEEP_MS)
    .reverse();
}

/**
 * Gives a release the assets of earlier ones that it does not have itself.
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
      // A second name for the same content takes no room, and outlives the first.
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
 * Makes a finished release the live one, by one rename. Until then, and for good when this is killed
 * before, the former one is served.
 *
 * @param {ReturnType<typeof releasePaths>} paths
 * @returns {Promise<void>}
 */
export async function goLive({ release, unfinished, live, name }) {
  await rename(unfinished, release);
  await serve(live, name);
}

/**
 * Points the live link to a release, by one rename.
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
 * one's pages open.
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
 * Removes releases that no reader has open any more, and what killed publishing left.
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
    // What is unfinished may be another's work of this minute.
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
