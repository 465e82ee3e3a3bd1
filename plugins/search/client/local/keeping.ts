import { CACHE_NAME, type IndexFile, MANIFEST_FILE } from '../../shared/files/format.ts';
import type { IndexFiles } from './files/index.ts';

/** Most bytes of an index that are fetched ahead of need, so that a search works without a network. */
const KEEP_LIMIT = 2_000_000;

/** Files that are fetched ahead of need at a time; what a search needs itself goes before. */
const AT_ONCE = 4;

/** What browsers tell of the network, where they do. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The browser's cache for the index, where it has one: on secure origins, and not in every private window. */
export async function openCache(): Promise<Cache | undefined> {
  try {
    return await globalThis.caches?.open(CACHE_NAME);
  } catch {
    return undefined;
  }
}

function isCostly(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Takes files of earlier versions out of the cache. */
async function forgetOthers(folder: string, names: ReadonlySet<string>, cache: Cache) {
  const kept = await cache.keys();
  const others = kept.filter(
    ({ url }) => url.startsWith(folder) && !names.has(url.slice(folder.length)),
  );
  await Promise.all(others.map((request) => cache.delete(request)));
}

/**
 * Fetches the rest of the index once a first search was answered, a few files at a time, so that the
 * next ones need no network. Left out where bytes are dear, and where the index is too large.
 */
export async function keepIndex(
  files: IndexFiles,
  folder: string,
  cache: Cache | undefined,
): Promise<void> {
  const { connection } = globalThis.navigator as Navigator & { connection?: Connection };
  const total = files.all.reduce((sum, { bytes }) => sum + bytes, 0);
  if (cache === undefined || total > KEEP_LIMIT || isCostly(connection)) {
    return;
  }
  await forgetOthers(folder, new Set([MANIFEST_FILE, ...files.all.map(({ name }) => name)]), cache);
  const missing: IndexFile[] = [];
  for (const file of files.all) {
    if ((await cache.match(folder + file.name)) === undefined) {
      missing.push(file);
    }
  }
  const rest = missing.values();
  const keepOn = async () => {
    for (const file of rest) {
      await files.keep(file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepOn));
}
