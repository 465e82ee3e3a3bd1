import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { Refusal } from '../../site/refusal.ts';
import { openReleases, PARTS, releaseOf } from './releases.ts';

/** The assets of a release whose pages may still be open. */
interface FormerAssets {
  readonly release: string;
  readonly assets: readonly string[];
}

/**
 * Reads which assets earlier releases had, newest first.
 *
 * @throws Refusal if a list is missing or damaged
 */
export async function formerAssets(folder: string, time: number): Promise<readonly FormerAssets[]> {
  const names = await openReleases(folder, time);
  return Promise.all(
    names.map(async (name) => {
      const release = releaseOf(folder, name);
      const file = path.join(release, PARTS.assets);
      try {
        const assets = z.array(z.string()).parse(JSON.parse(await readFile(file, 'utf8')));
        return { release, assets };
      } catch {
        throw new Refusal(
          `${file}, which lists the assets of an earlier release, can't be read or is damaged; restore it, or write [] into it to do without these assets`,
        );
      }
    }),
  );
}

/**
 * Adds the assets of earlier releases that a release's build lacks.
 *
 * @param part - a path for a copy that isn't complete yet
 * @returns how many there are now, and how many are gone
 */
export async function keepFormerAssets(
  former: readonly FormerAssets[],
  site: string,
  part: string,
): Promise<{ kept: number; gone: number }> {
  const count = { kept: 0, gone: 0 };
  for (const { release, assets } of former) {
    for (const asset of assets.filter((each) => !existsSync(path.join(site, each)))) {
      const source = path.join(release, PARTS.site, asset);
      if (existsSync(source)) {
        const target = path.join(site, asset);
        await mkdir(path.dirname(target), { recursive: true });
        // A hard link takes no space, and survives the removal of the original. Another user's file can't be linked.
        await link(source, target).catch(async () => {
          await copyFile(source, part);
          await rename(part, target);
        });
        count.kept += 1;
      } else {
        count.gone += 1;
      }
    }
  }
  return count;
}
