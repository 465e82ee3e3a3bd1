import type { SearchRecord } from '../../../../plugins/search/shared/record';
import { isRecordShaped } from '../../../../plugins/search/shared/recordShape';

/** Searches kept in a browser: at most this many. */
export const FAVORITE_LIMIT = 10;

/** Recent searches kept: fewer once there are favorites, which are under them. */
export function recentLimit(favorites: number): 7 | 4 {
  return favorites === 0 ? 7 : 4;
}

/** Whether a value out of the storage, which anything may have written, is a record to show and follow. */
const isStoredRecord = (value: unknown): value is SearchRecord =>
  isRecordShaped(value) && /^(?:https?:\/\/|\/(?!\/))/.test(value.url);

/**
 * Reads a stored list of searches.
 *
 * @param text - what the storage holds; anything that is not a list counts as an empty one, and
 *   what is not a record in it is left out
 */
export function parseStored(text: string | null): readonly SearchRecord[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isStoredRecord) : [];
  } catch {
    return [];
  }
}

/** Puts a search first in a list, once, and cuts the list to its limit. */
export function withSearch(
  list: readonly SearchRecord[],
  search: SearchRecord,
  limit: number,
): readonly SearchRecord[] {
  return [search, ...withoutSearch(list, search)].slice(0, limit);
}

/** A list without a search. */
export function withoutSearch(
  list: readonly SearchRecord[],
  { objectID }: Pick<SearchRecord, 'objectID'>,
): readonly SearchRecord[] {
  return list.filter((search) => search.objectID !== objectID);
}
