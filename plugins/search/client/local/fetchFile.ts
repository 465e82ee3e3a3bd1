import { FORMAT, type Manifest } from '../../shared/format.ts';
import { TIME_LIMIT_MS } from '../../shared/timeLimit.ts';

/** Thrown when a file of the index can't be used. The message is a sentence for the console. */
export class IndexFailure extends Error {
  override readonly name = 'IndexFailure';
}

/** Fetches a file. Tests provide their own. */
export type Fetch = (address: string, options: RequestInit) => Promise<Response>;

/** The browser's own, with a time limit. */
export const fetchInTime: Fetch = (address, options) =>
  fetch(address, { ...options, signal: AbortSignal.timeout(TIME_LIMIT_MS) });

async function fetchFrom(
  fetch: Fetch,
  address: string,
  options: RequestInit,
): Promise<ArrayBuffer> {
  let response: Response;
  let content: ArrayBuffer;
  try {
    response = await fetch(address, options);
    content = await response.arrayBuffer();
  } catch (cause) {
    throw new IndexFailure(`${address} did not arrive: ${String(cause)}`, { cause });
  }
  if (!response.ok) {
    const hint = response.status === 404 ? ': the site may have another version by now' : '';
    throw new IndexFailure(`${address} was answered with ${response.status}${hint}`);
  }
  return content;
}

/**
 * Fetches the manifest as it's sent. It has no hash in its URL.
 *
 * @throws {@link IndexFailure} if it doesn't arrive
 */
export const fetchManifest = (address: string, fetch: Fetch): Promise<ArrayBuffer> =>
  fetchFrom(fetch, address, { cache: 'no-cache', priority: 'high' });

/**
 * Reads the manifest.
 *
 * @throws {@link IndexFailure} if it isn't a manifest, or has an unsupported version
 */
export function readManifest(sent: ArrayBuffer): Manifest {
  let manifest: Partial<Manifest> | null;
  try {
    manifest = JSON.parse(new TextDecoder().decode(sent));
  } catch (cause) {
    throw new IndexFailure('the manifest is not JSON: it was cut short, or is another page', {
      cause,
    });
  }
  if (manifest?.format !== FORMAT) {
    throw new IndexFailure(
      `the index is of format ${manifest?.format}, this page reads format ${FORMAT}: reload the page`,
    );
  }
  const { format, version, outline, pages } = manifest;
  if (typeof version !== 'string' || !(pages === undefined || Array.isArray(pages))) {
    throw new IndexFailure('the manifest does not say where the files of the index are');
  }
  return { format, version, ...(outline && { outline }), ...(pages && { pages }) };
}

/**
 * Fetches and reads a file of the index. The browser's HTTP cache can keep it, because its URL contains a hash.
 *
 * @throws {@link IndexFailure} naming the file, if it doesn't arrive or can't be read
 */
export async function fetchFile(address: string, fetch: Fetch): Promise<unknown> {
  const sent = await fetchFrom(fetch, address, { priority: 'high' });
  try {
    // Use a response's stream: a blob's goes through another process.
    const stream = new Response(sent).body?.pipeThrough(new DecompressionStream('gzip'));
    return await new Response(stream).json();
  } catch (cause) {
    throw new IndexFailure(`${address} was cut short, or damaged on the way`, { cause });
  }
}
