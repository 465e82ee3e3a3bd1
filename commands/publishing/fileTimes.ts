import { readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../release/publish/index.ts';

/** When a file was changed, if another one has the same bytes. */
async function timeOfSame(file: string, former: string): Promise<number | undefined> {
  const [one, other] = [await stat(file), await stat(former).catch(() => undefined)];
  if (!other?.isFile() || one.size !== other.size) {
    return undefined;
  }
  return (await readFile(file)).equals(await readFile(former)) ? other.mtimeMs / 1000 : undefined;
}

/**
 * Gives each file of a build the time of its content: unchanged files have that of the former release, all others the
 * given one. nginx tells a file's versions apart by its time and size, so readers get again what has changed and nothing
 * else. The same goes for each compressed copy.
 *
 * @param former - folder of the former release's build, if there's one
 * @param second - seconds since 1970: a later one than that of any file of former releases
 */
export async function keepFileTimes(
  folder: string,
  former: string | undefined,
  second: number,
): Promise<void> {
  for (const name of await filesBelow(folder)) {
    const file = path.join(folder, name);
    const same = former && (await timeOfSame(file, path.join(former, name)));
    await utimes(file, same || second, same || second);
  }
}
