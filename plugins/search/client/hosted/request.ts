import type { HostedSearch } from '../../../../site/settings.ts';
import type { FacetFilters, SearchQuery } from '../../shared/query.ts';
import { LEVELS } from '../../shared/record.ts';

/** Number of words in a snippet of a hit. */
const SNIPPET_WORDS = 24;

/**
 * Marks around matched words. Private-use characters, because the provider returns strings unescaped, so a tag would
 * look the same as one that the content mentions.
 */
export const PROVIDER_MARK = { before: '\uE000', after: '\uE001' } as const;

/** Parameters of every query. They match the provider's documentation search. */
const ASKED = {
  attributesToRetrieve: [
    ...LEVELS.map((level) => `hierarchy.${level}`),
    'content',
    'type',
    'url',
    'language',
    'docusaurus_tag',
    'isRow',
  ],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: [`content:${SNIPPET_WORDS}`],
  snippetEllipsisText: '…',
  clickAnalytics: false,
} as const;

const listOf = (filters: unknown): FacetFilters => {
  if (filters === undefined) {
    return [];
  }
  return typeof filters === 'string' ? [filters] : (filters as FacetFilters);
};

/**
 * Builds the request for a query. The site's filters apply in addition to those for the reader's language and version.
 *
 * @param parameters - the provider's search parameters, from the settings
 */
export function requestOf(
  query: SearchQuery,
  parameters: HostedSearch['searchParameters'] = {},
): Readonly<Record<string, unknown>> {
  return {
    ...ASKED,
    ...parameters,
    ...query,
    facetFilters: [...listOf(query.facetFilters), ...listOf(parameters.facetFilters)],
    highlightPreTag: PROVIDER_MARK.before,
    highlightPostTag: PROVIDER_MARK.after,
  };
}
