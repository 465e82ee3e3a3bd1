import type { FacetFilters, SearchClient, SearchQuery, SearchResult } from '../../shared/query.ts';
import type { SearchRecord } from '../../shared/record.ts';
import { loadedOnce } from '../loadedOnce.ts';
import { highlightRecord } from './highlighting.ts';
import { nearest } from './nearest.ts';
import { buildIndex, type Index, rank } from './ranking.ts';

/** Whether a record passes the filters; a field that records do not have passes none. */
function passes(record: SearchRecord, filters: FacetFilters): boolean {
  const holds = (filter: string) => {
    const colon = filter.indexOf(':');
    const field = filter.slice(0, colon);
    return Object.hasOwn(record, field)
      ? String(record[field as keyof SearchRecord]) === filter.slice(colon + 1)
      : false;
  };
  return filters.every((filter) =>
    typeof filter === 'string' ? holds(filter) : filter.some(holds),
  );
}

/** Answers one query from the index. */
export function answer(index: Index, asked: SearchQuery): SearchResult {
  const { query, hitsPerPage, page, facetFilters } = asked;
  const tags = { before: asked.highlightPreTag, after: asked.highlightPostTag };
  const among = (records: readonly SearchRecord[]) =>
    records.filter((record) => passes(record, facetFilters));
  const strict = among(rank(index, query));
  const found =
    strict.length === 0 && asked.removeWordsIfNoResults === 'allOptional'
      ? among(nearest(index, query))
      : strict;
  return {
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => {
      const marked = highlightRecord(record, query, tags);
      return { ...record, _highlightResult: marked, _snippetResult: marked };
    }),
    nbHits: found.length,
    nbPages: Math.ceil(found.length / hitsPerPage),
    page,
    hitsPerPage,
    query,
  };
}

/**
 * A client that answers from the site's own records, in the reader's browser.
 *
 * @param loadRecords - called at the first search, and again after a failure
 */
export function createLocalClient(
  loadRecords: () => Promise<readonly SearchRecord[]>,
): SearchClient & { prepare(): Promise<void> } {
  const load = loadedOnce(async () => buildIndex(await loadRecords()), 'the records');
  return {
    async prepare() {
      await load();
    },
    async search({ requests }) {
      const index = await load();
      return { results: requests.map((asked) => answer(index, asked)) };
    },
  };
}
