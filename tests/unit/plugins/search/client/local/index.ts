import type { Fetch } from '../../../../../../plugins/search/client/local/fetchFile.ts';
import {
  type IndexFiles,
  openIndex,
} from '../../../../../../plugins/search/client/local/openIndex.ts';
import { fetchOpening } from '../../../../../../plugins/search/client/local/opening.ts';
import { indexFiles } from '../../../../../../plugins/search/node/indexFiles.ts';
import type { SearchQuery } from '../../../../../../plugins/search/shared/query.ts';
import type { SearchRecord } from '../../../../../../plugins/search/shared/record.ts';

/** The URL that the tests use for their index. */
export const FOLDER = 'https://library.example.com/search-index/';

/** Serves the files of an index from memory, by name. */
export function sourceOf(files: ReadonlyMap<string, Uint8Array>): Fetch {
  return async (address) => {
    const content = files.get(address.slice(FOLDER.length));
    return content === undefined
      ? new Response('', { status: 404 })
      : new Response(new Uint8Array(content));
  };
}

/** The files of an index, by name. */
export function filesOf(
  records: readonly SearchRecord[],
  synonyms: readonly (readonly string[])[] = [],
): Map<string, Uint8Array> {
  return new Map(indexFiles(records, synonyms));
}

/** Opens the index that a fetch has, as the page and its worker do. */
export const openWith = async (fetch: Fetch): Promise<IndexFiles> =>
  openIndex(await fetchOpening(FOLDER, fetch), fetch);

/** The index of records, written to files and read back as in production. */
export function indexOf(
  records: readonly SearchRecord[],
  synonyms: readonly (readonly string[])[] = [],
): Promise<IndexFiles> {
  return openWith(sourceOf(filesOf(records, synonyms)));
}

/** A query with the tests' settings. */
export const asked: SearchQuery = {
  indexName: 'library',
  query: 'bread',
  hitsPerPage: 20,
  page: 0,
  facetFilters: [],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};
