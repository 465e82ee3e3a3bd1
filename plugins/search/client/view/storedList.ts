import type { SearchHit } from '../../shared/query';
import { isRecordShaped, type SearchRecord } from '../../shared/record';
import { type AddressRules, isAddress } from './answer/address';

/** Maximum number of favorites. */
export const FAVORITE_LIMIT = 10;

/** Maximum number of recent searches: fewer if there are favorites, which are listed below. */
export function recentLimit(favorites: number): 7 | 4 {
  return favorites === 0 ? 7 : 4;
}

/** A hit without what belongs to its query, which isn't stored. */
export const withoutMarks = ({
  _highlightResult,
  _snippetResult,
  missing: _missing,
  ...search
}: SearchHit): SearchRecord => search;

/**
 * Reads a stored list of searches, which may be anything. Anything but a list counts as an empty one; what can't be shown
 * or followed is dropped.
 */
export function parseStored(text: string | null, rules: AddressRules): readonly SearchRecord[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const records = Array.isArray(value) ? value.filter(isRecordShaped) : [];
    return records.filter(({ url }) => isAddress(url, rules)).map(withoutMarks);
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

/** The heading, title, or paragraph that a search leads to. */
export const nameOf = ({ type, content, hierarchy }: SearchRecord) =>
  (type === 'content' ? content : hierarchy[type]) ?? hierarchy.lvl1;
