import escapeHtml from 'escape-html';
import type { Highlight, SearchHit, SearchQuery, SearchResult } from '../../shared/query.ts';
import { isObject, isRecordShaped } from '../../shared/record.ts';

/**
 * Marks around matched words. Private-use characters, because the provider returns strings unescaped, so a tag would
 * look the same as one that the content mentions.
 */
export const PROVIDER_MARK = { before: '\uE000', after: '\uE001' } as const;

type Tags = Pick<SearchQuery, 'highlightPreTag' | 'highlightPostTag'>;

/** Escapes a string from the provider and replaces its marks with the requested tags. */
function escaped(text: string, { highlightPreTag, highlightPostTag }: Tags): string {
  return escapeHtml(text)
    .replaceAll(PROVIDER_MARK.before, () => highlightPreTag)
    .replaceAll(PROVIDER_MARK.after, () => highlightPostTag);
}

function highlightOf(value: unknown, tags: Tags): Highlight | undefined {
  return isObject(value) && typeof value.value === 'string'
    ? { value: escaped(value.value, tags) }
    : undefined;
}

/** The strings of a record that can be read as highlights, by name. */
function highlightsOf(value: unknown, tags: Tags): Readonly<Record<string, Highlight>> {
  const entries = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(
    entries.flatMap(([name, text]) => {
      const highlight = highlightOf(text, tags);
      return highlight === undefined ? [] : [[name, highlight]];
    }),
  );
}

/** Converts a value to a hit, or returns undefined if it isn't shaped like a record. */
function hitOf(value: unknown, tags: Tags): SearchHit | undefined {
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
    _highlightResult: { hierarchy: highlightsOf(_highlightResult?.hierarchy, tags) },
    _snippetResult: highlightsOf(_snippetResult, tags),
  };
}

function resultOf(value: unknown, query: SearchQuery): SearchResult {
  const numbers = ['nbHits', 'nbPages', 'page', 'hitsPerPage'] as const;
  if (!isObject(value) || !Array.isArray(value.hits)) {
    throw new Error('the response has no list of hits');
  }
  const missing = numbers.find((name) => typeof value[name] !== 'number');
  if (missing !== undefined) {
    throw new Error(`the response has no number "${missing}"`);
  }
  const [nbHits = 0, nbPages = 0, page = 0, hitsPerPage = 0] = numbers.map((name) =>
    Number(value[name]),
  );
  return {
    hits: value.hits.flatMap((hit) => hitOf(hit, query) ?? []),
    nbHits,
    nbPages,
    page,
    hitsPerPage,
    query: query.query,
  };
}

/**
 * Reads the provider's results, in the order of the queries. Hits that aren't page records are dropped, because an
 * index may contain other things.
 *
 * @param response - response body, not yet validated
 * @throws Error saying what's missing from the response
 */
export function resultsOf(
  response: unknown,
  queries: readonly SearchQuery[],
): readonly SearchResult[] {
  const results: unknown = isObject(response) ? response.results : undefined;
  if (!Array.isArray(results)) {
    throw new Error('the response has no list of results');
  }
  return queries.map((query, at) => resultOf(results[at], query));
}
