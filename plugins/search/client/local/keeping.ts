import { CACHE_NAME } from '../../shared/files/format.ts';
import type { IndexFiles } from './files/index.ts';

/** Most bytes of an index that are fetched ahead of need, so that a search works without a network. */
const KEEP_LIMIT = 2_000_000;

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

/** Takes what an earlier version left in the cache out of it. */
async function forgetOthers(folder: string, kept: ReadonlySet<string>, cache: Cache) {
  const requests = await cache.keys();
  const others = requests.filter(({ url }) => url.startsWith(folder) && !kept.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
}

/**
 * Fetches the whole index once a first search was answered, so that the next ones need no network.
 * Left out where bytes are expensive, and where the index is too large.
 *
 * @param folder - address of the index's folder
 * @throws IndexFailure when it cannot be had
 */
export async function keepIndex(
  files: IndexFiles,
  folder: string,
  cache: Cache | undefined,
): Promise<void> {
  const { connection } = globalThis.navigator as Navigator & { connection?: Connection };
  if (files.hasBundle || files.bundleBytes > KEEP_LIMIT || isCostly(connection)) {
    return;
  }
  await files.fetchBundle();
  if (cache !== undefined) {
    await forgetOthers(folder, new Set(files.kept), cache);
  }
}
