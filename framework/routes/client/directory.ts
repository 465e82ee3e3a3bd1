import { type DirectoryPart, partFile, partOf } from '../shared/directory';
import { directory } from './pageData';

/** A part of the directory didn't arrive, or is malformed. */
export class DirectoryError extends Error {
  override readonly name = 'DirectoryError';
}

const parts = new Map<number, Promise<DirectoryPart>>();

async function fetchPart(part: number): Promise<DirectoryPart> {
  const url = `${__webpack_require__.p}${directory}/${partFile(part)}`;
  const failure = (reason: unknown) =>
    new DirectoryError(`Loading the directory of pages failed (${url}: ${reason})`);
  const response = await fetch(url).catch((error: unknown) => Promise.reject(failure(error)));
  if (!response.ok) {
    throw failure(response.status);
  }
  return response.json().catch((error: unknown) => Promise.reject(failure(error)));
}

/**
 * Gets the part of the directory that would contain a URL. Each part is fetched once, or again after a
 * failure.
 *
 * @param key - of the URL
 * @throws DirectoryError if the part doesn't arrive
 */
export function partWith(key: string): Promise<DirectoryPart> {
  const number = partOf(key);
  const known = parts.get(number);
  if (known !== undefined) {
    return known;
  }
  const part = fetchPart(number);
  parts.set(number, part);
  part.catch(() => parts.delete(number));
  return part;
}

/** Whether the part that would contain a URL was requested. */
export const isPartKnown = (key: string): boolean => parts.has(partOf(key));
