import { isRecordShaped, type SearchRecord } from '../../../../plugins/search/shared/record';

/** Maximum number of favorites. */
export const FAVORITE_LIMIT = 10;

/** Maximum number of recent searches: fewer if there are favorites, which are listed below. */
export function recentLimit(favorites: number): 7 | 4 {
  return favorites === 0 ? 7 : 4;
}

/** Whether a stored value, which may be anything, is a record that's safe to show and follow. */
const isStoredRecord = (value: unknown): value is SearchRecord =>
  isRecordShaped(value) && /^(?:https?:\/\/|\/(?!\/))/.test(value.url);

/** Reads a stored list of searches. Anything but a list counts as an empty one; invalid records are dropped. */
export function parseStored(text: string | null): readonly SearchRecord[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isStoredRecord) : [];
  } catch {
    return [];
  }
}

/** Moves or adds a search to the front of a list. */
export const withSearch = (list: readonly SearchRecord[], search: SearchRecord) => [
  search,
  ...withoutSearch(list, search),
];

/** Removes a search from a list. */
export const withoutSearch = (list: readonly SearchRecord[], { objectID }: SearchRecord) =>
  list.filter((search) => search.objectID !== objectID);
