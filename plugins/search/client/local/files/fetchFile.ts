import { FORMAT, type Manifest } from '../../../shared/files/format.ts';
import { TIME_LIMIT_MS } from '../../../shared/timeLimit.ts';

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
 * Fetches the manifest, which has no hash in its URL.
 *
 * @throws {@link IndexFailure} if it doesn't arrive, isn't a manifest, or has an unsupported version
 */
export async function fetchManifest(address: string, fetch: Fetch): Promise<Manifest> {
  const content = await fetchFrom(fetch, address, { cache: 'no-cache' });
  let manifest: Partial<Manifest> | null;
  try {
    manifest = JSON.parse(new TextDecoder().decode(content));
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
  const { format, version, pages } = manifest;
  if (typeof version !== 'string' || !(pages === undefined || Array.isArray(pages))) {
    throw new IndexFailure('the manifest does not say where the files of the index are');
  }
  return { format, version, ...(pages && { pages }) };
}

/**
 * Fetches a file of the index as it's sent. The browser's HTTP cache can keep it, because its URL contains a hash.
 *
 * @throws {@link IndexFailure} if it doesn't arrive
 */
export const fetchSent = (address: string, fetch: Fetch): Promise<ArrayBuffer> =>
  fetchFrom(fetch, address, { priority: 'high' });

/**
 * Reads a file of the index.
 *
 * @param address - its URL, for the error message
 * @throws {@link IndexFailure} naming the file and what's wrong with it
 */
export async function readSent(address: string, sent: ArrayBuffer): Promise<unknown> {
  try {
    // Use a response's stream: a blob's goes through another process.
    const stream = new Response(sent).body?.pipeThrough(new DecompressionStream('gzip'));
    return await new Response(stream).json();
  } catch (cause) {
    throw new IndexFailure(`${address} was cut short, or damaged on the way`, { cause });
  }
}
