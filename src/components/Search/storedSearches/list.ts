import { LEVELS, type SearchRecord } from '../../../../plugins/search/shared/record';

/** Searches kept in a browser: at most this many. */
export const FAVORITE_LIMIT = 10;

/** Recent searches kept: fewer once there are favorites, which stand under them. */
export function recentLimit(favorites: number): 7 | 4 {
  return favorites === 0 ? 7 : 4;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a value out of the storage, which anything may have written, is a record to show and follow. */
function isStoredRecord(value: unknown): value is SearchRecord {
  if (!isObject(value) || typeof value.objectID !== 'string' || typeof value.url !== 'string') {
    return false;
  }
  const { type, hierarchy, content } = value;
  return (
    /^(?:https?:\/\/|\/(?!\/))/.test(value.url) &&
    (type === 'content' || LEVELS.some((level) => level !== 'lvl0' && level === type)) &&
    (content === null || content === undefined || typeof content === 'string') &&
    isObject(hierarchy) &&
    typeof hierarchy.lvl1 === 'string' &&
    Object.values(hierarchy).every((text) => text === null || typeof text === 'string')
  );
}

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
