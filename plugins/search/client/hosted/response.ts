import escapeHtml from 'escape-html';
import type { Highlight, SearchHit, SearchQuery, SearchResult } from '../../shared/query.ts';
import { isObject, isRecordShaped } from '../../shared/record.ts';

/**
 * Marks around matched words. Private-use characters, because the provider returns strings unescaped, so a tag would
 * look the same as one that the content mentions.
 */
export const PROVIDER_MARK = { before: '\uE000', after: '\uE001' } as const;

/** The strings of a record that can be read as highlights, by name, escaped and with the requested tags. */
function highlightsOf(
  strings: unknown,
  { highlightPreTag, highlightPostTag }: SearchQuery,
): Readonly<Record<string, Highlight>> {
  const entries = Object.entries(isObject(strings) ? strings : {}).flatMap(([name, string]) => {
    if (!isObject(string) || typeof string.value !== 'string') {
      return [];
    }
    const value = escapeHtml(string.value)
      .replaceAll(PROVIDER_MARK.before, () => highlightPreTag)
      .replaceAll(PROVIDER_MARK.after, () => highlightPostTag);
    return [[name, { value }]];
  });
  return Object.fromEntries(entries);
}

/** Converts a value to a hit, or returns undefined if it isn't shaped like a record. */
function hitOf(value: unknown, query: SearchQuery): SearchHit | undefined {
  if (
    !isRecordShaped(value) ||
    typeof value.hierarchy.lvl0 !== 'string' ||
    !/^https?:\/\//.test(value.url) ||
    !URL.canParse(value.url)
  ) {
    return undefined;
  }
  const { _highlightResult, _snippetResult, ...record } = value as SearchHit;
  return {
    ...record,
    _highlightResult: { hierarchy: highlightsOf(_highlightResult?.hierarchy, query) },
    _snippetResult: highlightsOf(_snippetResult, query),
  };
}

/**
 * Reads the provider's result of a query. Hits that aren't page records are dropped, because an index may contain other
 * things.
 *
 * @throws TypeError if there's no such result, or it doesn't say how many hits there are
 */
export function resultOf(result: SearchResult | undefined, query: SearchQuery): SearchResult {
  const { hits, nbHits, nbPages, page, hitsPerPage } = result as SearchResult;
  if (![nbHits, nbPages, page].every(Number.isInteger)) {
    throw new TypeError('the result has no numbers of its hits and pages');
  }
  return {
    hits: hits.flatMap((hit) => hitOf(hit, query) ?? []),
    nbHits,
    nbPages,
    page,
    hitsPerPage,
    query: query.query,
  };
}
