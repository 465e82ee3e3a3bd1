import { isObject } from '../../search/shared/record.ts';
import {
  isOfflineLibrary,
  LIBRARY_FILE,
  type OfflineLibrary,
  STORED_NAME,
} from '../shared/library.ts';

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
 * Start of the names of the site's caches, and the name of the lock that's held while they change. Sites at different
 * paths of a host share its caches. The browser releases the lock when the page is closed.
 *
 * @param base - absolute base URL of the site
 */
export const ownName = (base: string): string => `${STORED_NAME} ${new URL(base).pathname} `;

const ownCaches = async (base: string): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(ownName(base)));

/** URL of the entry that completes a cache. No server has this URL. */
const entryAddress = (base: string): string => new URL(STORED_NAME, base).href;

/** The JSON of a cached entry; `undefined` if there's none. */
const jsonOf = async (entry: Response | undefined): Promise<unknown> =>
  entry?.json().catch(() => undefined);

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  typeof value.cache === 'string' &&
  typeof value.version === 'string' &&
  typeof value.since === 'string' &&
  !Number.isNaN(Date.parse(value.since)) &&
  Array.isArray(value.sections) &&
  value.sections.every((name) => typeof name === 'string');

/**
 * What's kept on the device: the latest complete download. A cache without an entry about itself is incomplete, so one
 * write switches from one download to the next.
 *
 * @throws the browser's error if it refuses access to its caches
 */
export async function readKept(base: string): Promise<Kept | undefined> {
  const entries = await Promise.all(
    (await ownCaches(base)).map((cacheName) => caches.match(entryAddress(base), { cacheName })),
  );
  const complete = (await Promise.all(entries.map(jsonOf))).filter(isKept);
  return complete.sort((one, other) => other.since.localeCompare(one.since))[0];
}

/** Makes a complete download the one that's used. */
export async function writeKept(base: string, kept: Kept): Promise<void> {
  const cache = await caches.open(kept.cache);
  await cache.put(entryAddress(base), Response.json(kept));
}

/** Deletes the site's caches except the one that's used. */
export async function deleteOthers(base: string, kept: Kept | undefined): Promise<void> {
  const others = (await ownCaches(base)).filter((name) => name !== kept?.cache);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Finds a kept file by its path below the base URL. */
export const keptFile = (
  base: string,
  { cache }: Kept,
  path: string,
): Promise<Response | undefined> =>
  caches.match(new URL(path, base), { cacheName: cache, ignoreVary: true });

/** The list of the deployment that's kept; `undefined` if it can't be read. */
export async function keptLibrary(base: string, kept: Kept): Promise<OfflineLibrary | undefined> {
  const library = await jsonOf(await keptFile(base, kept, LIBRARY_FILE));
  return isOfflineLibrary(library) ? library : undefined;
}
