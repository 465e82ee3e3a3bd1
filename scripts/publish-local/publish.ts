import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as publishing from '../../release/publish/node/index.ts';
import { Refusal } from '../command/refusal.ts';
import { assertPublishable } from './check.ts';
import {
  goLive,
  keepFormerAssets,
  PARTS,
  releasePaths,
  removeOldReleases,
  rollBack,
} from './releases.ts';

/**
 * Publishes a build atomically. It's made and checked next to the live release, and a rename makes it live. If
 * anything fails or is killed before that, readers keep the previous release.
 *
 * @throws Refusal if the build has faults
 */
export async function publish({
  folder,
  makeBuild,
  tell,
  time = Date.now(),
}: {
  /** Absolute path of the folder to publish into. */
  readonly folder: string;
  /** Makes the build in a folder that doesn't exist yet. */
  readonly makeBuild: (out: string) => Promise<void>;
  /** Prints a line for the user. */
  readonly tell: (line: string) => void;
  /** Now, in milliseconds since 1970. */
  readonly time?: number;
}): Promise<void> {
  const paths = releasePaths(folder, time);
  const site = path.join(paths.unfinished, PARTS.site);
  let isConfigNew = false;
  try {
    await mkdir(paths.unfinished, { recursive: true });
    await makeBuild(site);

    tell('Checking every address …');
    const addresses = await assertPublishable(site);
    tell(`Checking: ${addresses} addresses answer, no link is broken, budgets hold`);

    const table = await publishing.readServingTable(site);
    const assets = (await publishing.filesBelow(site)).filter((file) =>
      publishing.isKept(table, `/${file}`),
    );
    await writeFile(path.join(paths.unfinished, PARTS.assets), JSON.stringify(assets));
    const kept = await keepFormerAssets(folder, site, time);
    tell(`Keeping ${kept} assets of former releases for readers who have their pages open`);

    const config = publishing.nginxConfig(table, path.join(paths.live, PARTS.site));
    await writeFile(path.join(paths.unfinished, PARTS.nginx), config);
    const formerConfig = await readFile(path.join(paths.live, PARTS.nginx), 'utf8').catch(() => '');
    isConfigNew = config !== formerConfig;

    tell('Going live …');
    await goLive(paths);
  } catch (error) {
    await rm(paths.unfinished, { recursive: true, force: true });
    throw error;
  }
  await removeOldReleases(folder, time);
  tell(`Published: ${paths.live} is the release ${paths.name}`);
  if (isConfigNew) {
    tell(reloadNotice(paths.live));
  }
}

const reloadNotice = (live: string) =>
  `nginx serves it with "include ${path.join(live, PARTS.nginx)};" in a server block; that file has changed, so reload nginx`;

/**
 * Restores the previous release.
 *
 * @throws Refusal if the folder has no previous release
 */
export async function restoreFormer({
  folder,
  tell,
  time = Date.now(),
}: Omit<Parameters<typeof publish>[0], 'makeBuild'>): Promise<void> {
  const { live } = releasePaths(folder, time);
  const restored = await rollBack(folder, time);
  if (restored === undefined) {
    throw new Refusal(`${folder} has no previous release; nothing has changed`);
  }
  tell(`Rolled back: ${live} is the release ${restored.name}`);
  if (restored.isConfigNew) {
    tell(reloadNotice(live));
  }
}
