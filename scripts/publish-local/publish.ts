import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  filesBelow,
  isKept,
  nginxConfig,
  readServingTable,
} from '../../release/publish/node/index.ts';
import { Refusal } from '../command/refusal.ts';
import { assertPublishable } from './check.ts';
import {
  formerRelease,
  goLive,
  keepFormerAssets,
  liveOf,
  nameOf,
  PARTS,
  releaseOf,
  removeOldReleases,
} from './releases.ts';

/** Where and when to publish. */
interface Options {
  /** Absolute path of the folder to publish into. */
  readonly folder: string;
  /** Prints a line for the user. */
  readonly tell: (line: string) => void;
  /** Now, in milliseconds since 1970. */
  readonly time?: number;
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
  const unfinished = `${releaseOf(folder, name)}.part`;
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
  await serve(folder, name, 'Published', tell);
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
  await serve(folder, name, 'Rolled back', tell);
}

/** Makes a release live, and says so, and whether nginx has to be reloaded. */
async function serve(folder: string, name: string, done: string, tell: Options['tell']) {
  const live = liveOf(folder);
  const isConfigNew = await goLive(folder, name);
  tell(`${done}: ${live} is the release ${name}`);
  if (isConfigNew) {
    tell(
      `nginx serves it with "include ${path.join(live, PARTS.nginx)};" in a server block; that file has changed, so reload nginx`,
    );
  }
}
