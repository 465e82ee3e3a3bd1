import { INDEX_FOLDER, MANIFEST_FILE, type Manifest } from '../../search/shared/format.ts';
import { bytesOf, filesFor, LIBRARY_FILE, WORKER_FILE } from '../shared/library.ts';
import { assertScript, download, fetchLibrary } from './download.ts';
import { deleteOthers, keptFile, keptLibrary, ownName, readKept, writeKept } from './kept.ts';

/** How long to wait for another tab, or for the worker while it tidies up, in milliseconds. */
const LOCK_LIMIT_MS = 2_000;

/** The search's list of what it searches. Its kept copy also lists the kept pages, so that it finds no others. */
const SEARCH_MANIFEST = `${INDEX_FOLDER}/${MANIFEST_FILE}`;

/** Changes what's kept. Only one tab at a time can. */
async function change(base: string, work: () => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(LOCK_LIMIT_MS);
  await navigator.locks.request(ownName(base), { signal }, work);
}

async function register(base: string): Promise<void> {
  const script = new URL(WORKER_FILE, base);
  try {
    await navigator.serviceWorker.register(script);
  } catch (error) {
    // The browser calls another page in place of the script a security problem, as it does where it stores nothing.
    await assertScript(script);
    throw error;
  }
  await navigator.serviceWorker.ready;
}

async function unregister(base: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  // Another site on the same host may have a worker for all of its paths.
  if (registration?.scope === base) {
    await registration.unregister();
  }
}

interface KeepOptions {
  /** Absolute base URL of the site. */
  readonly base: string;
  /** Names of all sections to keep; others are removed. */
  readonly sections: readonly string[];
  /** Called with the share that's complete, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Cancels the download. */
  readonly signal: AbortSignal;
}

/**
 * Keeps sections of the current deployment. What was kept before stays in use until everything has arrived, and in case
 * of a failure.
 *
 * @throws KeepFailure, or the browser's error
 */
export const keep = ({ base, sections, onProgress, signal }: KeepOptions): Promise<void> =>
  change(base, async () => {
    const library = await fetchLibrary(base);
    const { pages, all } = filesFor(library, sections);
    const before = await readKept(base);
    const own = before && (await keptLibrary(base, before));
    const hashes = new Map(own?.files.map(([path, , hash]) => [path, hash]));
    const total = bytesOf(all);
    let done = 0;
    try {
      await register(base);
      const cache = ownName(base) + crypto.randomUUID();
      const into = await caches.open(cache);
      await download({
        base,
        files: all,
        into,
        onDevice: async ([path, , hash]) =>
          before && path !== SEARCH_MANIFEST && hashes.get(path) === hash
            ? keptFile(base, before, path)
            : undefined,
        onBytes: (bytes) => {
          done += bytes;
          onProgress(done / total);
        },
        signal,
      });
      const manifest = new URL(SEARCH_MANIFEST, base);
      const entry = await into.match(manifest);
      // A site with the hosted search has no index.
      if (entry !== undefined) {
        const paths = pages.map(([path]) => new URL(path, base).pathname);
        const { outline: _, ...current }: Manifest = await entry.json();
        const limited: Manifest = { ...current, pages: paths };
        await into.put(manifest, Response.json(limited));
      }
      await into.put(new URL(LIBRARY_FILE, base), Response.json(library));
      const kept = { cache, version: library.version, sections, since: new Date().toISOString() };
      await writeKept(base, kept);
      await deleteOthers(base, kept);
    } catch (error) {
      await deleteOthers(base, await readKept(base));
      if (before === undefined) {
        await unregister(base);
      }
      throw error;
    }
  });

/**
 * Deletes everything that's kept, and unregisters the worker.
 *
 * @throws the browser's error
 */
export const remove = (base: string): Promise<void> =>
  change(base, async () => {
    await deleteOthers(base, undefined);
    await unregister(base);
  });
