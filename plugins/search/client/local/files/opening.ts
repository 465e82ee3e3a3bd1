import { FILE_NAMES, MANIFEST_FILE, type Manifest } from '../../../shared/files/format.ts';
import { type Fetch, fetchManifest, fetchSent } from './fetchFile.ts';

/** What every query needs of the index. */
export interface Opening {
  /** URL of the version's folder, with a trailing slash. */
  readonly folder: string;
  /** URL paths of the only pages that can be opened, without a network; undefined for all. */
  readonly pages: readonly string[] | undefined;
  /** The first file to read, as it was sent: the outline or, without a network, the bundle. */
  readonly first: ArrayBuffer;
}

/** The service worker keeps the bundle with the pages, and no other file of the index. */
export const firstName = (pages: Manifest['pages']) =>
  pages ? FILE_NAMES.bundle : FILE_NAMES.outline;

/**
 * Fetches what every query needs.
 *
 * @param folder - URL of the index folder, with a trailing slash
 * @throws IndexFailure if the manifest or the outline can't be loaded
 */
export async function fetchOpening(folder: string, fetch: Fetch): Promise<Opening> {
  const { version, pages } = await fetchManifest(folder + MANIFEST_FILE, fetch);
  const own = `${folder}${version}/`;
  return { folder: own, pages, first: await fetchSent(own + firstName(pages), fetch) };
}
