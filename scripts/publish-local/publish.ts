import { existsSync } from 'node:fs';
import {
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import {
  filesBelow,
  isKept,
  nginxConfig,
  readServingTable,
} from '../../release/publish/node/index.ts';
import { Refusal } from '../command/refusal.ts';
import { assertPublishable } from './check.ts';

/** Folder of the releases. */
const RELEASES = 'releases';

/** In a release: the build itself, the web server's configuration, and the list of assets that it introduced. */
const PARTS = { site: 'site', nginx: 'nginx.conf', assets: 'assets.json' };

/**
 * How long a release's assets are kept after it was replaced. Tabs opened just before the replacement work for a
 * day, plus a night of margin.
 */
const KEEP_MS = 36 * 3_600_000;

/** The name of a complete release. */
const NAME = /^(.+T\d\d)-(\d\d)-([\d.]+Z)$/;

/** What the name of a release ends with until it's complete. */
const UNFINISHED = '.part';

/** A release's name is its creation time, so that names sort by time. */
const nameOf = (time: number) => new Date(time).toISOString().replaceAll(':', '-');

const timeOf = (name: string) => Date.parse(name.replace(NAME, '$1:$2:$3'));

/** The link to the live release, which a rename replaces. */
const liveOf = (folder: string) => path.join(folder, 'live');

const releaseOf = (folder: string, name: string) => path.join(folder, RELEASES, name);

/** Where and when to publish. */
interface Options {
  /** Absolute path of the folder to publish into. */
  readonly folder: string;
  /** Prints a line for the user. */
  readonly tell: (line: string) => void;
  /** Now, in milliseconds since 1970. */
  readonly time?: number;
}

/** The names of the complete releases, oldest first. */
async function releaseNames(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, RELEASES));
  return names.filter((name) => NAME.test(name)).sort();
}

/** The releases whose pages may still be open in a browser, newest first. The newest counts as replaced just now. */
async function openReleases(folder: string, time: number): Promise<string[]> {
  const names = await releaseNames(folder);
  return names
    .filter((_name, at) => time - timeOf(names[at + 1] ?? nameOf(time)) < KEEP_MS)
    .reverse();
}

/** The name of the release before the live one. */
async function formerRelease(folder: string): Promise<string | undefined> {
  const live = await readlink(liveOf(folder)).then(path.basename, () => undefined);
  return live === undefined
    ? undefined
    : (await releaseNames(folder)).filter((name) => name < live).at(-1);
}

/** Adds the assets of earlier releases that the build of a release lacks, and returns how many. */
async function keepFormerAssets(folder: string, site: string, time: number): Promise<number> {
  let kept = 0;
  for (const name of await openReleases(folder, time)) {
    const release = releaseOf(folder, name);
    const assets: string[] = JSON.parse(await readFile(path.join(release, PARTS.assets), 'utf8'));
    for (const asset of assets) {
      const target = path.join(site, asset);
      if (!existsSync(target)) {
        await mkdir(path.dirname(target), { recursive: true });
        // A hard link takes no space, and survives the removal of the original.
        await link(path.join(release, PARTS.site, asset), target);
        kept += 1;
      }
    }
  }
  return kept;
}

/**
 * Makes a complete release live with one rename, and says so, and whether nginx has to be reloaded. The previous release
 * is served until then, and remains live if this is killed before.
 */
async function goLive(folder: string, name: string, done: string, tell: Options['tell']) {
  const live = liveOf(folder);
  const configOf = (release: string) =>
    readFile(path.join(release, PARTS.nginx), 'utf8').catch(() => undefined);
  const isConfigNew = (await configOf(live)) !== (await configOf(releaseOf(folder, name)));
  const next = `${live}.next`;
  await rm(next, { force: true });
  await symlink(path.join(RELEASES, name), next);
  await rename(next, live);
  tell(`${done}: ${live} is the release ${name}`);
  if (isConfigNew) {
    tell(
      `nginx serves it with "include ${path.join(live, PARTS.nginx)};" in a server block; that file has changed, so reload nginx`,
    );
  }
}

/** Removes releases whose pages are no longer open, and what processes left that were killed long ago. */
async function removeOldReleases(folder: string, time: number): Promise<void> {
  const live = path.basename(await readlink(liveOf(folder)));
  const kept = new Set([...(await openReleases(folder, time)), live]);
  for (const name of await readdir(path.join(folder, RELEASES))) {
    const isInProgress =
      name.endsWith(UNFINISHED) && time - timeOf(name.slice(0, -UNFINISHED.length)) < KEEP_MS;
    if (!kept.has(name) && !isInProgress) {
      await rm(releaseOf(folder, name), { recursive: true, force: true });
    }
  }
}

/**
 * Publishes a build atomically. It's made and checked next to the live release, and a rename makes it live. If
 * anything fails or is killed before that, readers keep the previous release.
 *
 * @param options - makeBuild: makes the build in a folder that doesn't exist yet
 * @throws Refusal if the build has faults
 */
export async function publish({
  folder,
  makeBuild,
  tell,
  time = Date.now(),
}: Options & { readonly makeBuild: (out: string) => Promise<void> }): Promise<void> {
  const name = nameOf(time);
  const unfinished = releaseOf(folder, name) + UNFINISHED;
  const site = path.join(unfinished, PARTS.site);
  try {
    await mkdir(unfinished, { recursive: true });
    await makeBuild(site);

    tell('Checking every address …');
    const addresses = await assertPublishable(site);
    tell(`Checking: ${addresses} addresses answer, no link is broken, budgets hold`);

    const table = await readServingTable(site);
    const assets = (await filesBelow(site)).filter((file) => isKept(table, `/${file}`));
    await writeFile(path.join(unfinished, PARTS.assets), JSON.stringify(assets));
    const kept = await keepFormerAssets(folder, site, time);
    tell(`Keeping ${kept} assets of former releases for readers who have their pages open`);

    const config = nginxConfig(table, path.join(liveOf(folder), PARTS.site));
    await writeFile(path.join(unfinished, PARTS.nginx), config);
    await rename(unfinished, releaseOf(folder, name));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  await goLive(folder, name, 'Published', tell);
  await removeOldReleases(folder, time);
}

/**
 * Restores the previous release. It gets the assets of the release it replaces, for readers who have that release's
 * pages open.
 *
 * @throws Refusal if the folder has no previous release
 */
export async function restoreFormer({ folder, tell, time = Date.now() }: Options): Promise<void> {
  const name = await formerRelease(folder);
  if (name === undefined) {
    throw new Refusal(`${folder} has no previous release; nothing has changed`);
  }
  await keepFormerAssets(folder, path.join(releaseOf(folder, name), PARTS.site), time);
  await goLive(folder, name, 'Rolled back', tell);
}
