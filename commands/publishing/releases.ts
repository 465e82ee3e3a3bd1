import { readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { Refusal } from '../../site/refusal.ts';
import { allow, FILE } from './readable.ts';

/** Folder of the releases. */
const RELEASES = 'releases';

/** In a release: the build itself, the web server's configuration, and the list of assets that it introduced. */
export const PARTS = { site: 'site', nginx: 'nginx.conf', assets: 'assets.json' };

/** In the folder: which release went live after which other one, and when each was replaced. */
const RECORD = 'releases.json';

/**
 * How long a release's assets are kept after it was replaced. Tabs opened just before the replacement work for a
 * day, plus a night of margin.
 */
const KEEP_MS = 36 * 3_600_000;

/** Names differ by this much, because the times of their files do, which web servers tell in seconds. */
const APART_MS = 1000;

/** The name of a complete release. */
const NAME = /^(.+T\d\d)-(\d\d)-([\d.]+Z)$/;

/** What the name of a release ends with until it's complete. */
const UNFINISHED = '.part';

/** A release's name is its creation time, so that names sort by time. */
const nameOf = (time: number) => new Date(time).toISOString().replaceAll(':', '-');

const timeOf = (name: string) => Date.parse(name.replace(NAME, '$1:$2:$3'));

/** What is known of each release besides its files, by its name. */
const releaseRecord = z.record(
  z.string(),
  z.object({
    /** The release that was live before it; none before the first one. */
    former: z.string().optional(),
    /** When another one replaced it last, in milliseconds since 1970. */
    replaced: z.number().optional(),
  }),
);

type ReleaseRecord = z.infer<typeof releaseRecord>;

/** The link to the live release, which a rename replaces. */
export const liveOf = (folder: string) => path.join(folder, 'live');

/** Path of a release. */
export const releaseOf = (folder: string, name: string) => path.join(folder, RELEASES, name);

/** Where a release is made until it's complete. */
export const unfinishedOf = (folder: string, name: string) => releaseOf(folder, name) + UNFINISHED;

/** Takes a file that isn't there for nothing, and throws any other error: what can't be read may be there. */
function nothingIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') {
    throw error;
  }
}

const namesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(nothingIfMissing)) ?? [];

/** The names of the complete releases, oldest first. */
async function releaseNames(folder: string): Promise<string[]> {
  const names = await namesIn(path.join(folder, RELEASES));
  return names.filter((name) => NAME.test(name)).sort();
}

/** The name of the live release. */
export const liveRelease = (folder: string): Promise<string | undefined> =>
  readlink(liveOf(folder)).then(path.basename, () => undefined);

/** Names a new release: the time, or if the clock is behind, one after all others. */
export async function newName(folder: string, time: number): Promise<string> {
  const newest = (await releaseNames(folder)).at(-1);
  return nameOf(newest === undefined ? time : Math.max(time, timeOf(newest) + APART_MS));
}

/** The time at which a release was made, in seconds since 1970. */
export const secondOf = (name: string): number => Math.floor(timeOf(name) / 1000);

/**
 * Whether a folder's newest release is from a time to come, by more than small corrections of a clock. Its name can't
 * say then when another release was live.
 */
export async function isNewestAhead(folder: string, now: number): Promise<boolean> {
  const newest = (await releaseNames(folder)).at(-1);
  return newest !== undefined && timeOf(newest) - now > KEEP_MS;
}

/** Reads the record; throws a Refusal if it's damaged. Folders of an earlier version have none: there, each release replaced the one before it. */
export async function readRecord(folder: string): Promise<ReleaseRecord> {
  const text = await readFile(path.join(folder, RECORD), 'utf8').catch(nothingIfMissing);
  if (text !== undefined) {
    try {
      return releaseRecord.parse(JSON.parse(text));
    } catch {
      throw new Refusal(
        `${path.join(folder, RECORD)} is damaged; delete it, and releases count as published in the order of their names`,
      );
    }
  }
  const names = await releaseNames(folder);
  return Object.fromEntries(
    names.map((name, at) => {
      const [former, next] = [names[at - 1], names[at + 1]];
      return [name, { ...(former && { former }), ...(next && { replaced: timeOf(next) }) }];
    }),
  );
}

/** The release that was live before the live one, if it's still there. */
export async function formerRelease(folder: string): Promise<string | undefined> {
  const [record, live] = [await readRecord(folder), await liveRelease(folder)];
  const former = record[live ?? '']?.former;
  return (await releaseNames(folder)).find((name) => name === former);
}

/** The releases whose pages may still be open in a browser, newest first. */
export async function openReleases(folder: string, time: number): Promise<string[]> {
  const [record, live] = [await readRecord(folder), await liveRelease(folder)];
  const isOpen = (name: string) =>
    name === live || time - (record[name]?.replaced ?? Number.NEGATIVE_INFINITY) < KEEP_MS;
  return (await releaseNames(folder)).filter(isOpen).reverse();
}

/**
 * Makes a complete release live with one rename. The previous release is served until then, and remains live if this is
 * killed before.
 *
 * @param options - isNew: whether the release has been made just now, so that the live one becomes the one before it
 */
export async function switchTo(
  folder: string,
  name: string,
  { time, isNew }: { readonly time: number; readonly isNew: boolean },
): Promise<void> {
  const [record, live] = [await readRecord(folder), await liveRelease(folder)];
  const names = new Set(await releaseNames(folder));
  const entries: ReleaseRecord = {
    ...record,
    // Written before the switch: while a release is live, it doesn't matter when it was replaced.
    ...(live !== undefined && { [live]: { ...record[live], replaced: time } }),
    ...(isNew && { [name]: { former: live } }),
  };
  const present = Object.entries(entries)
    .filter(([each]) => names.has(each))
    // A clock that was ahead wrote down a time to come, and the release would stay until then.
    .map(([each, { former, replaced }]) => [
      each,
      { former, replaced: replaced && Math.min(replaced, time) },
    ]);
  const [file, link] = [path.join(folder, RECORD), liveOf(folder)];
  try {
    await writeFile(
      `${file}.next`,
      `${JSON.stringify(Object.fromEntries(present), undefined, 2)}\n`,
    );
    // The umask may keep out the next user who publishes.
    await allow(`${file}.next`, FILE);
    await rename(`${file}.next`, file);
    await rm(`${link}.next`, { recursive: true, force: true });
    await symlink(path.join(RELEASES, name), `${link}.next`);
    await rename(`${link}.next`, link);
  } catch (error) {
    await removeNext(folder).catch(() => undefined);
    throw error;
  }
}

/** Removes what a switch that wasn't finished left behind. */
async function removeNext(folder: string): Promise<void> {
  await rm(`${path.join(folder, RECORD)}.next`, { force: true });
  await rm(`${liveOf(folder)}.next`, { recursive: true, force: true });
}

/** Removes what a failure or a kill left behind while nothing else was publishing. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await namesIn(path.join(folder, RELEASES));
  for (const name of names.filter((each) => each.endsWith(UNFINISHED))) {
    await rm(releaseOf(folder, name), { recursive: true, force: true });
  }
  await removeNext(folder);
}

/** Removes releases whose pages are no longer open. */
export async function removeOldReleases(folder: string, time: number): Promise<void> {
  const kept = new Set([...(await openReleases(folder, time)), await formerRelease(folder)]);
  for (const name of await releaseNames(folder)) {
    if (!kept.has(name)) {
      await rm(releaseOf(folder, name), { recursive: true, force: true });
    }
  }
}
