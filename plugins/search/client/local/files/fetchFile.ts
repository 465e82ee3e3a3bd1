import type { IndexFile } from '../../../shared/files/format.ts';
import { IndexFailure } from './failure.ts';

/** Where files come from and where they are kept; a test has its own. */
export interface Source {
  fetch(address: string, options: RequestInit): Promise<Response>;
  /** Keeps files for when there is no network; undefined where the browser has no such place. */
  readonly cache: Promise<Cache | undefined>;
}

const hexadecimal = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Holds a file against its length and its hash. Browsers hash on secure origins only. */
async function check(file: IndexFile, content: ArrayBuffer): Promise<void> {
  if (content.byteLength !== file.bytes) {
    throw new IndexFailure(
      `${file.name} has ${content.byteLength} bytes instead of ${file.bytes}: it was cut short, or is of another version`,
    );
  }
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle !== undefined) {
    const hash = hexadecimal(await subtle.digest('SHA-256', content));
    if (!hash.startsWith(file.name.replace(/\..*/, ''))) {
      throw new IndexFailure(
        `${file.name} has other content than its name says: it was damaged on the way`,
      );
    }
  }
}

async function decompress(content: ArrayBuffer): Promise<Uint8Array> {
  const stream = new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Fetches what has no hash in its address: from the network, or as it was last, when that is away.
 *
 * @throws {@link IndexFailure} when it is neither there nor kept
 */
export async function fetchManifest(address: string, source: Source): Promise<string> {
  const cache = await source.cache;
  let response: Response | undefined;
  try {
    response = await source.fetch(address, { cache: 'no-cache' });
  } catch (cause) {
    response = await cache?.match(address);
    if (response === undefined) {
      throw new IndexFailure(`${address} did not arrive: ${String(cause)}`, { cause });
    }
    return response.text();
  }
  if (!response.ok) {
    throw new IndexFailure(`${address} was answered with ${response.status}`);
  }
  await cache?.put(address, response.clone());
  return response.text();
}

/**
 * Fetches a file of the index, once: what was kept earlier is taken from there.
 *
 * @param folder - address that the file's name is appended to
 * @param priority - `low` for what no reader waits for
 * @returns its content, checked and decompressed
 * @throws {@link IndexFailure} naming the file and what is wrong with it
 */
export async function fetchFile(
  folder: string,
  file: IndexFile,
  source: Source,
  priority: RequestPriority = 'high',
): Promise<Uint8Array> {
  const address = folder + file.name;
  const cache = await source.cache;
  const kept = await cache?.match(address);
  let response = kept;
  try {
    response ??= await source.fetch(address, { priority });
  } catch (cause) {
    throw new IndexFailure(`${address} did not arrive: ${String(cause)}`, { cause });
  }
  if (!response.ok) {
    throw new IndexFailure(
      response.status === 404
        ? `${address} is not there any more: the site has another version`
        : `${address} was answered with ${response.status}`,
    );
  }
  let content: ArrayBuffer;
  try {
    content = await response.clone().arrayBuffer();
  } catch (cause) {
    throw new IndexFailure(`${address} did not arrive whole: ${String(cause)}`, { cause });
  }
  try {
    await check(file, content);
  } catch (error) {
    await cache?.delete(address);
    throw error;
  }
  if (kept === undefined) {
    await cache?.put(address, response);
  }
  return decompress(content);
}
