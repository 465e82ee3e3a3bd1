import type { Manifest } from '../../../shared/files/format.ts';
import { IndexFailure } from './failure.ts';
import { readManifest } from './readFiles.ts';

/** Where files are fetched from and cached. Tests provide their own. */
export interface Source {
  fetch(address: string, options: RequestInit): Promise<Response>;
  /** The cache for offline use; undefined if the browser has none. */
  readonly cache: Promise<Cache | undefined>;
  /** URLs of files that arrived damaged. The browser's HTTP cache may still contain them. */
  readonly damaged: Set<string>;
}

async function decompress(content: ArrayBuffer): Promise<Uint8Array> {
  // Use a response's stream: a blob's goes through another process.
  const stream = new Response(content).body?.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Fetches the manifest, which has no hash in its URL: from the network, or from the cache when offline.
 *
 * @throws {@link IndexFailure} if neither has it, or it can't be used
 */
export async function fetchManifest(address: string, source: Source): Promise<Manifest> {
  const cache = await source.cache;
  let response: Response | undefined;
  try {
    response = await source.fetch(address, { cache: 'no-cache' });
  } catch (cause) {
    response = await cache?.match(address);
    if (response === undefined) {
      throw new IndexFailure(`${address} did not arrive: ${String(cause)}`, { cause });
    }
    return readManifest(await response.text());
  }
  if (!response.ok) {
    throw new IndexFailure(`${address} was answered with ${response.status}`);
  }
  const manifest = readManifest(await response.clone().text());
  // A copy that's kept with its pages is of no use once they're removed.
  if (manifest.pages === undefined) {
    await cache?.put(address, response);
  }
  return manifest;
}

interface Fetched {
  readonly sent: ArrayBuffer;
  readonly content: Uint8Array;
}

async function fetchWhole(
  address: string,
  source: Source,
  priority: RequestPriority,
): Promise<Fetched> {
  let response: Response;
  let sent: ArrayBuffer;
  try {
    const cache = source.damaged.has(address) ? 'reload' : 'default';
    response = await source.fetch(address, { priority, cache });
    sent = await response.arrayBuffer();
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
  try {
    const content = await decompress(sent);
    source.damaged.delete(address);
    return { sent, content };
  } catch (cause) {
    source.damaged.add(address);
    throw new IndexFailure(`${address} was cut short, or damaged on the way`, { cause });
  }
}

/**
 * Fetches a file of the index. The browser's HTTP cache can keep it, because its URL contains a hash.
 *
 * @returns its content, verified and decompressed
 * @throws {@link IndexFailure} naming the file and what's wrong with it
 */
export async function fetchFile(address: string, source: Source): Promise<Uint8Array> {
  const { content } = await fetchWhole(address, source, 'high');
  return content;
}

/**
 * Fetches the bundle at low priority, and caches it for offline use.
 *
 * @throws {@link IndexFailure} naming the file and what's wrong with it
 */
export async function fetchBundle(address: string, source: Source): Promise<Uint8Array> {
  const { sent, content } = await fetchWhole(address, source, 'low');
  const cache = await source.cache;
  await cache?.put(address, new Response(sent));
  return content;
}

/** The bundle from the cache; undefined if it isn't there or is damaged. */
export async function keptBundle(address: string, source: Source): Promise<Uint8Array | undefined> {
  const cache = await source.cache;
  const kept = await cache?.match(address);
  if (kept === undefined) {
    return undefined;
  }
  try {
    return await decompress(await kept.arrayBuffer());
  } catch {
    await cache?.delete(address);
    return undefined;
  }
}
