import pLimit from 'p-limit';
import {
  HASH_LENGTH,
  isOfflineLibrary,
  LIBRARY_FILE,
  type LibraryFile,
  type OfflineLibrary,
} from '../shared/library.ts';
import { KeepFailure } from './failure.ts';

/** How many files are downloaded at once. */
const AT_ONCE = 6;

const NO_NETWORK =
  'The site can’t be reached: check your connection and try again. Nothing has changed on this device.';

/** What arrived is another page: a network's, or that of a server without the file. */
const otherAnswer = (what: string): string =>
  `${what} didn’t arrive, because something else answered, such as the sign-in page of your network: sign in if it asks you to, and try again. Nothing has changed on this device.`;

/** Asks the server itself: neither the worker nor the browser's cache may answer with something older. */
async function fetchFresh(address: URL, signal: AbortSignal | null = null) {
  try {
    const response = await fetch(address, { cache: 'no-store', signal });
    return { headers: response.headers, content: await response.arrayBuffer() };
  } catch (cause) {
    throw signal?.aborted ? signal.reason : new KeepFailure(NO_NETWORK, { cause });
  }
}

/**
 * Fetches the list of the deployment that's on the server.
 *
 * @throws {@link KeepFailure} if it doesn't arrive, or if it's something else
 */
export async function fetchLibrary(base: string): Promise<OfflineLibrary> {
  const { content } = await fetchFresh(new URL(LIBRARY_FILE, base));
  const failure = otherAnswer('The list of documents');
  let library: unknown;
  try {
    library = JSON.parse(new TextDecoder().decode(content));
  } catch (cause) {
    throw new KeepFailure(failure, { cause });
  }
  if (!isOfflineLibrary(library)) {
    throw new KeepFailure(failure);
  }
  return library;
}

/**
 * Makes sure that a script arrives.
 *
 * @throws {@link KeepFailure} if it doesn't, or if it's another page
 */
export async function assertScript(address: URL): Promise<void> {
  const { headers } = await fetchFresh(address);
  if (!headers.get('Content-Type')?.includes('javascript')) {
    throw new KeepFailure(otherAnswer('The code for reading offline'));
  }
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, HASH_LENGTH);
}

/**
 * Finds out why something else arrived for a file: the server's list says whether the file is another one by now.
 *
 * @throws {@link KeepFailure} if the list doesn't arrive either
 */
async function whyOther([path, , hash]: LibraryFile, base: string): Promise<KeepFailure> {
  const { files } = await fetchLibrary(base);
  const isSame = files.some(([its, , itsHash]) => its === path && itsHash === hash);
  return new KeepFailure(
    isSame
      ? otherAnswer(`The file ${path}`)
      : 'The library was replaced by a newer one during the download: try again. Nothing has changed on this device.',
  );
}

/**
 * Downloads a file and checks that it belongs to the deployment: the site can be replaced during the download.
 *
 * The status doesn't matter, because the not-found page has its own.
 */
async function fetchChecked(
  file: LibraryFile,
  base: string,
  signal: AbortSignal,
): Promise<Response> {
  const [path, , hash] = file;
  const { headers, content } = await fetchFresh(new URL(path, base), signal);
  if ((await hashOf(content)) !== hash) {
    throw await whyOther(file, base);
  }
  // A page that was reached by a redirect can't be shown.
  return new Response(content, { headers });
}

/** Where the files of a download come from and go to. */
export interface Download {
  /** Absolute base URL of the site. */
  readonly base: string;
  readonly files: readonly LibraryFile[];
  readonly into: Cache;
  /** Finds a file that's already on the device. */
  readonly onDevice: (file: LibraryFile) => Promise<Response | undefined>;
  /** Called with the bytes of each file that's complete. */
  readonly onBytes: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Fills a cache with files, several at a time.
 *
 * @throws KeepFailure, the browser's error, or the signal's reason; the cache is incomplete then
 */
export async function download(options: Download): Promise<void> {
  const { base, files, into, onDevice, onBytes } = options;
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const limit = pLimit(AT_ONCE);
  const tasks = files.map((file) =>
    limit(async () => {
      signal.throwIfAborted();
      const [path, bytes] = file;
      const response = (await onDevice(file)) ?? (await fetchChecked(file, base, signal));
      await into.put(new URL(path, base), response);
      onBytes(bytes);
    }),
  );
  try {
    await Promise.all(tasks);
  } catch (error) {
    failed.abort(error);
    // Nothing may be written after this.
    await Promise.allSettled(tasks);
    throw error;
  }
}
