import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../project/root.mjs';
import { loadTypeScript } from '../project/typescript.mjs';
import { assertPublishable } from './check.mjs';
import { goLive, keepFormerAssets, PARTS, releasePaths, removeOldReleases } from './releases.mjs';

/**
 * Publishes a build whole or not at all. It is made and checked beside the live release; one rename
 * puts it in its place. Whatever fails or is killed before leaves readers with what they had.
 *
 * @param {object} options
 * @param {string} options.folder absolute path of the folder that is published into
 * @param {(out: string) => Promise<void>} options.makeBuild makes the build in a folder that is not there yet
 * @param {(line: string) => void} options.tell is given each line for the person at the terminal
 * @param {number} [options.time] now, in milliseconds since 1970
 * @returns {Promise<void>}
 * @throws {import('../command/refusal.mjs').Refusal} when the build has faults
 */
export async function publish({ folder, makeBuild, tell, time = Date.now() }) {
  /** @type {typeof import('../../plugins/publish/node/index.ts')} */
  const publishing = loadTypeScript(ROOT, 'plugins/publish/node/index.ts');
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
    tell(
      `nginx serves it with "include ${path.join(paths.live, PARTS.nginx)};" in a server block; that file has changed, so reload nginx`,
    );
  }
}
