import { LIBRARY_FILE, type OfflineLibrary, STORED_NAME } from '../shared/library.ts';

/** What's kept on the device. */
export interface Kept {
  /** Name of the cache with the files. */
  readonly cache: string;
  /** The deployment that they're from. */
  readonly version: string;
  /** Names of the kept sections. */
  readonly sections: readonly string[];
  /** When they were downloaded, as an ISO 8601 date and time. */
  readonly since: string;
}

/**
 * The name of the cache with the entry that says what's kept. Sites at different paths of a host share its caches.
 *
 * @param base - absolute base URL of the site
 */
const pointerCache = (base: string): string => `${STORED_NAME} ${new URL(base).pathname}`;

/** URL of the entry, which no server has. */
const pointerAddress = (base: string): string => new URL(STORED_NAME, base).href;

/** Name for the cache of a new download. Only its site's caches begin with the name of {@link pointerCache}. */
export const newCacheName = (base: string): string =>
  `${pointerCache(base)} ${crypto.randomUUID()}`;

/**
 * What's kept on the device. A cache that this doesn't name is incomplete or outdated, so that one write switches from
 * one complete download to the next.
 *
 * @throws the browser's error if it refuses access to its caches
 */
export async function readKept(base: string): Promise<Kept | undefined> {
  const entry = await caches.match(pointerAddress(base), { cacheName: pointerCache(base) });
  const kept = (await entry?.json()) as Kept | undefined;
  // The browser can delete one cache and leave another.
  return kept !== undefined && (await caches.has(kept.cache)) ? kept : undefined;
}

/** Makes a complete download the one that's used. */
export async function writeKept(base: string, kept: Kept): Promise<void> {
  const cache = await caches.open(pointerCache(base));
  await cache.put(pointerAddress(base), Response.json(kept));
}

/** Deletes the site's caches except the one that's used. */
export async function deleteOthers(base: string, kept: Kept | undefined): Promise<void> {
  const pointer = pointerCache(base);
  const names = (await caches.keys()).filter(
    (name) =>
      (name.startsWith(`${pointer} `) && name !== kept?.cache) ||
      (name === pointer && kept === undefined),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Finds a kept file by its path below the base URL. */
export const keptFile = (
  base: string,
  { cache }: Kept,
  path: string,
): Promise<Response | undefined> =>
  caches.match(new URL(path, base), { cacheName: cache, ignoreVary: true });

/** The list of the deployment that's kept. */
export async function keptLibrary(base: string, kept: Kept): Promise<OfflineLibrary | undefined> {
  return (await keptFile(base, kept, LIBRARY_FILE))?.json();
}

/** Name of the lock that's held while the kept files change. The browser releases it when the page is closed. */
export const lockName = pointerCache;
