import { CACHE_NAME } from '../../shared/files/format.ts';
import type { IndexFiles } from './files/index.ts';

/** Maximum size of an index that's prefetched for offline use, in bytes. */
const KEEP_LIMIT = 2_000_000;

/** The network information that some browsers expose. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Opens the browser's cache for the index. It exists only on secure origins, and not in every private window. */
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

/** Deletes the files of earlier versions from the cache. */
async function forgetOthers(folder: string, kept: ReadonlySet<string>, cache: Cache) {
  const requests = await cache.keys();
  const others = requests.filter(({ url }) => url.startsWith(folder) && !kept.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
}

/**
 * Fetches the complete index after the first search has been answered, so that later searches work offline. Skipped on
 * slow connections, when the reader saves data, and if the index is too large.
 *
 * @param folder - URL of the index folder
 * @throws IndexFailure if it can't be loaded
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
