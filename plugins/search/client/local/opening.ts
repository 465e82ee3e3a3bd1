import { MANIFEST_FILE } from '../../shared/format.ts';
import { type Fetch, fetchManifest } from './fetchFile.ts';

/** What every query needs of the index. */
export interface Opening {
  /** URL of the index folder, with a trailing slash. */
  readonly folder: string;
  /** The manifest, as it was sent. */
  readonly manifest: ArrayBuffer;
}

/**
 * Fetches what every query needs.
 *
 * @param folder - URL of the index folder, with a trailing slash
 * @throws IndexFailure if the manifest can't be loaded
 */
export const fetchOpening = async (folder: string, fetch: Fetch): Promise<Opening> => ({
  folder,
  manifest: await fetchManifest(folder + MANIFEST_FILE, fetch),
});
